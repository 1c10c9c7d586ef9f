/**
 * `/conta/seguranca`: the own password and two-step sign-in of staff. An initial password, or a two-step sign-in that the school
 * requires, comes before anything else.
 */
import { useForced } from '@luneta/app-shell';
import { SecurityScreen } from '@luneta/app-shell/security';
import { Content } from '@luneta/ui';

import { DuasEtapas } from './duas-etapas.tsx';

export function SegurancaPage() {
  const screen = <SecurityScreen variant="newer" duasEtapas={<DuasEtapas />} />;
  const { senha, duasEtapas } = useForced();
  // While forced the bare frame brings the column.
  return senha || duasEtapas ? screen : <Content width="reading">{screen}</Content>;
}
