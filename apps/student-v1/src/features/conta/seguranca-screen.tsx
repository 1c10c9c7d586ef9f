import { SecurityScreen } from '@luneta/app-shell/security';
import { Content } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';

/** `v1/conta/seguranca` (S1 §2.4): version 1 has the older form. */
export const SegurancaScreen = () => (
  <Content>
    <SecurityScreen variant="older" backHref={paths.conta} />
  </Content>
);
