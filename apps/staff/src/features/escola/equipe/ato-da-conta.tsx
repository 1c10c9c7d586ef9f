/** What is asked before an account is changed: what follows, and the reason. */
import type { GestaoEquipePessoa, MembroSenha } from '@luneta/api-client';
import {
  resetDuasEtapasMutation,
  resetSenhaMembroMutation,
  setMembroSituacaoMutation,
} from '@luneta/api-client/gestao-equipe';
import { useServices } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import { PersonName, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { MotivoDialog, type MotivoDialogProps } from '../../../shared/ato/motivo-dialog.tsx';
import { copy } from './copy.ts';
import { SenhaNova } from './senha-nova.tsx';

/** A new password of a member of the staff, to be printed. */
export type FichaDaEquipe = { readonly pessoa: GestaoEquipePessoa; readonly senha: MembroSenha };

export type Ato = 'senha' | 'give_back' | 'duas_etapas';

type AtoDaContaProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  ato: Ato;
  onClose: () => void;
  /** Closes the account too: what was done is told over the list. */
  onDone: () => void;
  onFicha: (ficha: FichaDaEquipe) => void;
};

/** The words of each act. */
function wordsOf(
  ato: Ato,
  nome: string,
): Pick<MotivoDialogProps<unknown>, 'title' | 'consequence' | 'confirmLabel' | 'danger'> {
  const named = (text: string) => <PersonName in={text}>{nome}</PersonName>;
  switch (ato) {
    case 'senha':
      return {
        title: named(copy.senhaTitle(nome)),
        consequence: copy.senhaText,
        confirmLabel: copy.senha,
        danger: true,
      };
    case 'give_back':
      return { title: named(copy.giveBackTitle(nome)), consequence: copy.giveBackText, confirmLabel: copy.giveBack };
    case 'duas_etapas':
      return { title: copy.title, consequence: named(copy.text(nome)), confirmLabel: copy.reset, danger: true };
    default:
      return ato satisfies never;
  }
}

export function AtoDaConta({ escola_id, pessoa, ato, onClose, onDone, onFicha }: AtoDaContaProps) {
  const { api } = useServices();
  const toast = useToast();
  const { pessoa_id, nome } = pessoa;
  const isolado = nomeIsolado(nome);
  const situacao = useMutation(setMembroSituacaoMutation(api, escola_id));
  const senha = useMutation(resetSenhaMembroMutation(api, escola_id));
  const duasEtapas = useMutation(resetDuasEtapasMutation(api, escola_id));
  if (senha.data) {
    const { data } = senha;
    return (
      <SenhaNova pessoa={pessoa} senha={data} onClose={onClose} onFicha={() => onFicha({ pessoa, senha: data })} />
    );
  }
  const send = (motivo: string): Promise<unknown> => {
    if (ato === 'senha') return senha.mutateAsync({ pessoa_id, motivo });
    if (ato === 'duas_etapas') return duasEtapas.mutateAsync({ pessoa_id, motivo });
    return situacao.mutateAsync({ pessoa_id, motivo, ativa: true });
  };
  const onSent = () => {
    // The new password takes the place of the question.
    if (ato === 'senha') return;
    onDone();
    toast.show({ tone: 'success', text: ato === 'duas_etapas' ? copy.done(isolado) : copy.giveBackDone(isolado) });
  };
  return <MotivoDialog {...wordsOf(ato, nome)} onClose={onClose} send={send} onSent={onSent} />;
}
