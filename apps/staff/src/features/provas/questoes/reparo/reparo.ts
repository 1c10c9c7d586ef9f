/** What the dialogs of a repair have in common. */
import type { ItemDaProva, ItensDaProva } from '@luneta/api-client';
import { repairItemMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';

export type ReparoProps = {
  item: ItemDaProva;
  prova: ItensDaProva;
  /** Its number as the screen calls it. */
  nome: string;
  /** The revision of the bank that the item shows now; null while it is not known. */
  banco_questao_id: number | null;
  onDone: (text: string) => void;
  onClose: () => void;
};

export function useReparo({ avaliacao_conhecimento_id }: Pick<ItensDaProva, 'avaliacao_conhecimento_id'>) {
  const { api } = useServices();
  return useMutation(repairItemMutation(api, { avaliacao_conhecimento_id })).mutateAsync;
}
