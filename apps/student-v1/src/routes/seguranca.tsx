import { SecurityScreen } from '@luneta/app-shell';
import { Content } from '@luneta/ui';

import { paths } from '../paths.ts';

/** `v1/conta/seguranca` (S1 §2.4): version 1 has the older form. */
export const SegurancaRoute = () => (
  <Content>
    <SecurityScreen variant="older" backHref={paths.conta} />
  </Content>
);
