/** The new password, shown here and nowhere else: closing the dialog forgets it (security D7). */
import type { MembroSenha } from '@luneta/api-client';
import { Button, CopyField, Dialog, PersonName, Text } from '@luneta/ui';

import { quando } from '../../../quando.ts';
import { useRelogio } from '../../../use-relogio.ts';
import { copy } from './copy.ts';

export function SenhaNova({ nome, senha, onClose }: { nome: string; senha: MembroSenha; onClose: () => void }) {
  const relogio = useRelogio();
  const { login, nova_senha, expira_em } = senha;
  return (
    <Dialog open onClose={onClose} title={copy.senhaDone} footer={<Button onClick={onClose}>{copy.close}</Button>}>
      <Text>
        <PersonName in={copy.senhaDoneText(nome)}>{nome}</PersonName>
      </Text>
      {login !== null && <CopyField label={copy.login} value={login} />}
      <CopyField label={copy.senhaLabel} help={copy.senhaHelp(quando(expira_em, relogio))} value={nova_senha} secret />
    </Dialog>
  );
}
