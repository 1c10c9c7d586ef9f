import { SecurityScreen } from '@luneta/app-shell/security';
import { Content } from '@luneta/ui';

import { SecurityParts } from './security-parts.tsx';
import { paths } from '../../shared/paths.ts';

/** `conta/seguranca` (decision 30): version 2 has the newer form. */
export const SegurancaScreen = () => (
  <Content>
    <SecurityScreen variant="newer" backHref={paths.conta} rows={<SecurityParts />} />
  </Content>
);
