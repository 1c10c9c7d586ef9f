/** The new password of a member of the staff, shown here and nowhere else: closing forgets it (security D7). */
import type { GestaoEquipePessoa, MembroSenha } from '@luneta/api-client';
import { OneTimeSecret, PersonName } from '@luneta/ui';

import { quando } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import { perfilOf } from './perfil-of.ts';

type SenhaNovaProps = {
  pessoa: GestaoEquipePessoa;
  /** The password of an account that was made just now. */
  first?: boolean;
  senha: MembroSenha;
  onClose: () => void;
  /** Prints the new password as a slip. */
  onFicha: () => void;
};

export function SenhaNova({ pessoa, first = false, senha, onClose, onFicha }: SenhaNovaProps) {
  const relogio = useRelogio();
  const { login, nova_senha, expira_em } = senha;
  return (
    <OneTimeSecret
      title={<PersonName>{pessoa.nome}</PersonName>}
      detail={perfilOf(pessoa)}
      done={first ? copy.created : copy.senhaDone}
      label={first ? copy.firstSenha : copy.senhaLabel}
      value={nova_senha}
      facts={[
        { term: copy.address, value: location.host },
        ...(login === null ? [] : [{ term: copy.login, value: login }]),
        { term: copy.validUntil, value: quando(expira_em, relogio) },
      ]}
      onPrint={onFicha}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <PersonName in={first ? copy.createdText(pessoa.nome) : copy.senhaDoneText(pessoa.nome)}>
        {pessoa.nome}
      </PersonName>
    </OneTimeSecret>
  );
}
