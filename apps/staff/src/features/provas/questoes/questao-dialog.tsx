/** A question of an exam, read where it is judged. The server decides whether it is open yet, and whether its key is. */
import { itemProvaQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, Dialog, Loading, Note, Skeleton } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { TextoDaQuestao } from '../../../shared/questao/texto-da-questao.tsx';
import { copy as words } from '../copy.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';

export type QuestaoDialogProps = {
  avaliacao_conhecimento_id: number;
  item: number;
  /** Its number, with the day and the language where it has them. */
  nome: string;
  onClose: () => void;
};

export function QuestaoDialog({ avaliacao_conhecimento_id, item, nome, onClose }: QuestaoDialogProps) {
  const { api } = useServices();
  const query = useQuery(itemProvaQuery(api, { avaliacao_conhecimento_id, item }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={copy.questao(nome)}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <QueryState query={query} compact loading={<QuestaoLoading />}>
        {({ questao, fechada, inicio_em }) =>
          questao ? (
            <TextoDaQuestao questao={questao} nome={nome} retida={!fechada} />
          ) : (
            <Lacrada inicio_em={inicio_em} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

function QuestaoLoading() {
  return (
    <Loading label={copy.reading}>
      <Skeleton shape="text" lines={6} />
    </Loading>
  );
}

function Lacrada({ inicio_em }: { inicio_em: string | null }) {
  const { prazo } = useTempo();
  return <Note tone="locked">{inicio_em === null ? copy.sealed : copy.sealedUntil(prazo(inicio_em))}</Note>;
}
