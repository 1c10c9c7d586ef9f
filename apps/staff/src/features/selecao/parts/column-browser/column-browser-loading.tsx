import { Loading, Skeleton } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './column-browser.css.ts';

/** Props of `ColumnBrowserLoading`. */
export interface ColumnBrowserLoadingProps {
  /** Announced to screen readers when the wait is felt: "Carregando turmas". */
  label: string;
}

/** Three columns in grey, while what the first holds is on its way. */
export const ColumnBrowserLoading = ({ label }: ColumnBrowserLoadingProps): ReactNode => (
  <Loading label={label}>
    <div className={css.columns}>
      {['first', 'second', 'third'].map((column) => (
        <div key={column} className={css.column}>
          <div className={css.title}>
            <Skeleton shape="text" />
          </div>
          <div className={css.grey}>
            <Skeleton shape="text" lines={3} />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
