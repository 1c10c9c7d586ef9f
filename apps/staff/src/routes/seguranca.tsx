/** `/conta/seguranca`: the own password of staff; an initial one must be changed before anything else opens. */
import { useForced } from '@luneta/app-shell';
import { SecurityScreen } from '@luneta/app-shell/security';
import { Content } from '@luneta/ui';

export function SegurancaRoute() {
  const screen = <SecurityScreen variant="newer" />;
  // While forced the bare frame brings the column.
  return useForced().senha ? screen : <Content width="reading">{screen}</Content>;
}
