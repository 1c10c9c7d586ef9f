// Slips that are printed, cut and handed over, one for each person. The screen says what they are and prints; nothing of
// the screen's own is on the paper. On a phone one slip is shown at a time, large enough to be read over a table.
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { secretGroups } from '../../../lib/secret-groups.ts';
import { Logo } from '../../foundations/logo/logo.tsx';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';
import * as css from './access-slips.css.ts';
import { SlipPicker } from './slip-picker.tsx';

/** A code for cameras: its dark squares as a path in a box of `size` by `size`. */
export interface SlipCode {
  size: number;
  path: string;
}

/** One slip. */
export interface AccessSlip {
  /** Tells it from every other. */
  id: string | number;
  /** Over the name: school and class. */
  place: string;
  /** Whom it is for. */
  name: string;
  /** Where the person signs in, without the scheme. */
  address: string;
  /** The address for a camera; the same object on each slip with this address. */
  code?: SlipCode | undefined;
  /** What is typed: the name of the account, the password. Null where there is none; a secret is the largest thing. */
  facts: readonly { term: string; value: string | null; secret?: boolean }[];
  /** Beside the address: until when it holds. */
  until?: string;
  /** What to do first. */
  note: string;
}

/** Slips whose sheets are counted together: those of a class. */
export interface SlipPart {
  /** At the foot of its sheets: "7A". */
  title: string;
  /** In the order in which they are handed over. */
  slips: readonly AccessSlip[];
}

/** Props of `AccessSlips`. */
export interface AccessSlipsProps {
  /** Name of the list: "Fichas de acesso". */
  label: string;
  /** Each begins on a sheet of its own. */
  parts: readonly SlipPart[];
  /** At the foot of each sheet: who printed it, and when. */
  printed: string;
  /** Stands above on the screen and is not printed: title, buttons, notes. */
  children: ReactNode;
  /** Stands below on the screen and is not printed: what is done once they are kept. */
  after?: ReactNode;
}

/** Sheets of slips, eight on each, with lines to cut along. */
export const AccessSlips = ({ label, parts, printed, children, after }: AccessSlipsProps): ReactNode => {
  const id = useId();
  const slips = parts.flatMap((part) => part.slips);
  const codes = [...new Set(slips.flatMap(({ code }) => code ?? []))];
  const [shown, setShown] = useState(slips[0]?.id);
  const refOf = (code: SlipCode) => `${id}-${codes.indexOf(code)}`;
  return (
    <div className={css.sheet}>
      <div className={css.screenOnly}>{children}</div>
      {slips.length > 1 && <SlipPicker slips={slips} shown={shown} onShow={setShown} />}
      <svg width="0" height="0" aria-hidden="true" className={css.symbols}>
        {codes.map((code) => (
          <symbol key={refOf(code)} id={refOf(code)} viewBox={`0 0 ${code.size} ${code.size}`}>
            <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
          </symbol>
        ))}
      </svg>
      {parts.map(({ title, slips: some }) => (
        <PrintSheet
          key={title}
          label={parts.length === 1 ? label : `${label}, ${title}`}
          title={title}
          note={printed}
          cells={some.map((slip) => ({
            id: slip.id,
            content: <Slip {...slip} codeRef={slip.code && refOf(slip.code)} current={slip.id === shown} />,
          }))}
        />
      ))}
      {after != null && <div className={css.screenOnly}>{after}</div>}
    </div>
  );
};

type SlipProps = AccessSlip & { codeRef: string | undefined; current: boolean };

const Slip = ({ place, name, address, facts, until, note, codeRef, current }: SlipProps): ReactNode => (
  <div className={classes(css.slip, current && css.current)}>
    <span className={css.mark}>
      <Logo variant="ink" height={28} label="" />
    </span>
    <p className={css.place}>{place}</p>
    <p className={css.name}>
      <PersonName>{name}</PersonName>
    </p>
    <div className={css.body}>
      <dl className={classes(css.facts, facts.length > 3 && css.many)}>
        {facts.map(({ term, value, secret = false }) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={classes(css.value, secret && css.secret)} translate="no">
              {secret && value !== null
                ? secretGroups(value).map((group, n) => <span key={n}>{group}</span>)
                : (value ?? '—')}
            </dd>
          </div>
        ))}
      </dl>
      {codeRef !== undefined && (
        <svg aria-hidden="true" className={css.code}>
          <use href={`#${codeRef}`} />
        </svg>
      )}
    </div>
    <p className={css.foot}>
      <b className={css.address}>{address}</b>
      {until !== undefined && ` · ${until}`}
      <span className={css.note}>{note}</span>
    </p>
  </div>
);
