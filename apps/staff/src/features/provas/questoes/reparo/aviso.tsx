/** Whether students are told of a repair, and with which very sentence. */
import { Stack, Switch } from '@luneta/ui';

import { copy } from './copy.ts';

export type AvisoProps = {
  acao: 'anular' | 'trocar';
  numero: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Aviso({ acao, numero, checked, onChange }: AvisoProps) {
  const said = acao === 'anular' ? copy.annulled(numero) : copy.fixed(numero);
  const silent = acao === 'anular' ? copy.silent : copy.silentSwap;
  return (
    <Stack gap="e0">
      <Switch label={copy.tell} help={checked ? said : silent} checked={checked} onChange={onChange} />
    </Stack>
  );
}
