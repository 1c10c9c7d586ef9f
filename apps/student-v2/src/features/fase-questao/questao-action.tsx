/** The foot of an exercise: 'Responder', and after the answer its verdict with 'Continuar' (S3 §2). */
import type { RoteiroFase } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { roteiroFaseQuery, saveRoteiroRespostaMutation } from '@luneta/api-client/trilha-fase';
import { errorMessage, useMayWrite, useServices } from '@luneta/app-shell';
import { itemRespostaOf } from '@luneta/domain';
import { ActionBar, AnswerStrip, Button, ButtonLink, FailureText, optionLetter } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type QuestaoActionProps = {
  fase: RoteiroFase;
  item: RoteiroFase['items'][number];
  materia_id: number;
  selected: number | null;
  online: boolean;
};

export function QuestaoAction({ fase, item, materia_id, selected, online }: QuestaoActionProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const save = useMutation(saveRoteiroRespostaMutation(api));
  const questao = useQuery(questaoQuery(api, item.banco_questao_id));
  const { trilha_id, trilha_fase_id, trilha_aberta, persisted_data } = fase;
  if (item.item_resposta !== null)
    return <Verdict fase={fase} item={item} materia_id={materia_id} fresh={save.isSuccess} />;
  if (!trilha_aberta || !mayWrite)
    return (
      <ActionBar>
        <ButtonLink block href={paths.trilha(trilha_id, materia_id)}>
          {copy.leave}
        </ButtonLink>
      </ActionBar>
    );
  // Nothing to answer while the question is not there.
  if (questao.data === undefined) return null;
  const answer = () => {
    if (selected === null) return;
    const { trilha_item_id } = item;
    save.mutate(
      { trilha_id, trilha_fase_id, trilha_item_id, item_resposta: selected, persisted_data },
      // Closed meanwhile, or answered on another device: the phase says what stands now.
      { onError: () => void client.invalidateQueries(roteiroFaseQuery(api, trilha_fase_id)) },
    );
  };
  const reason = online ? undefined : copy.offline;
  return (
    <ActionBar above={save.isError && <FailureText>{errorMessage(save.error)}</FailureText>}>
      <Button
        block
        busy={save.isPending}
        disabledReason={selected === null ? copy.chooseFirst : reason}
        onClick={answer}
      >
        {copy.answer}
      </Button>
    </ActionBar>
  );
}

type VerdictProps = Pick<QuestaoActionProps, 'fase' | 'item' | 'materia_id'> & { fresh: boolean };

function Verdict({ fase, item, materia_id, fresh }: VerdictProps) {
  const key = item.gabarito === null ? null : itemRespostaOf(item.gabarito);
  const right = key !== null && key === item.item_resposta;
  // From the phase: the question bank withholds it while the question waits in another roadmap (D 214).
  const html = item.comentario;
  const next = fase.items.find(({ ordem }) => ordem === item.ordem + 1);
  const page = next === undefined ? 'concluido' : (`questao/${next.ordem}` as const);
  const said = () => {
    if (key === null) return { result: 'unknown', title: copy.saved, text: copy.keyLater } as const;
    if (right) return { result: 'right', title: copy.right } as const;
    return { result: 'wrong', title: copy.wrong, text: copy.rightOption(optionLetter(key)) } as const;
  };
  return (
    <AnswerStrip {...said()} fresh={fresh} {...(html === '' ? {} : { comment: { label: copy.comment, html } })}>
      <ButtonLink block href={paths.fase(fase.trilha_id, materia_id, fase.trilha_fase_id, page)}>
        {copy.continue}
      </ButtonLink>
    </AnswerStrip>
  );
}
