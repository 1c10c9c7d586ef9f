import { SecurityScreen } from '@luneta/app-shell';
import { Content } from '@luneta/ui';

import { paths } from '../paths.ts';

/** `conta/seguranca` (decision 30): version 2 has the newer form. */
export const SegurancaRoute = () => (
  <Content>
    <SecurityScreen variant="newer" backHref={paths.conta} />
  </Content>
);
