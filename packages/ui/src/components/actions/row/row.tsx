// One line of a list of things to open: settings, parts of an account.
import type { ReactNode } from 'react';
import { ChevronRight, type IconShape } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import * as css from './row.css.ts';

interface RowLook {
  /** Drawn at the start. */
  icon: IconShape;
  /** What it opens. */
  children: ReactNode;
  /** What is there, smaller. */
  detail?: string;
}

/** Props of `RowButton`. */
export interface RowButtonProps extends RowLook {
  /** It was pressed. */
  onClick: () => void;
  /** Cannot be opened now; where on the screen a sentence says why. */
  disabledReason?: { readonly id: string } | undefined;
}

const Face = ({ icon, children, detail }: RowLook): ReactNode => (
  <>
    <span className={css.start}>
      <Icon of={icon} />
    </span>
    <span className={css.words}>
      {children}
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </span>
    <span className={css.end}>
      <Icon of={ChevronRight} size={20} />
    </span>
  </>
);

/** Opens something here, usually a dialog. */
export const RowButton = ({ onClick, disabledReason, ...look }: RowButtonProps): ReactNode => (
  <button
    type="button"
    className={css.row}
    aria-disabled={disabledReason !== undefined || undefined}
    aria-describedby={disabledReason?.id}
    onClick={disabledReason === undefined ? onClick : undefined}
  >
    <Face {...look} />
  </button>
);

/** Leads to a page. */
export const RowLink = ({
  href,
  ...look
}: RowLook & {
  /** Address, given to the app's router. */
  href: string;
}): ReactNode => (
  <RouterLink href={href} className={css.row}>
    <Face {...look} />
  </RouterLink>
);
