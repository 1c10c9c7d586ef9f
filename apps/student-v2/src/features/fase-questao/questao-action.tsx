/** The foot of an exercise: 'Responder', and after the answer its verdict with 'Continuar' (S3 §2). */
import type { RoteiroFase } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useMayWrite, useServices } from '@luneta/app-shell';
import { itemRespostaOf } from '@luneta/domain';
import { ActionBar, Button, ButtonLink, ConnectionNotice, Note, optionLetter, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { AnswerStrip } from './parts/answer-strip/answer-strip.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { Envio, Resposta } from './use-resposta.ts';

export type QuestaoActionProps = {
  fase: RoteiroFase;
  item: RoteiroFase['items'][number];
  materia_id: number;
  selected: number | null;
  resposta: Resposta;
};

export function QuestaoAction({ fase, item, materia_id, selected, resposta }: QuestaoActionProps) {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const questao = useQuery(questaoQuery(api, item.banco_questao_id));
  const { trilha_id, trilha_fase_id, trilha_aberta, persisted_data } = fase;
  if (item.item_resposta !== null)
    return <Verdict fase={fase} item={item} materia_id={materia_id} fresh={resposta.fresh === item.trilha_item_id} />;
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
    resposta.responder({ trilha_id, trilha_fase_id, trilha_item_id, item_resposta: selected, persisted_data });
  };
  const envio = resposta.envioOf(item.trilha_item_id);
  return (
    <ActionBar above={<Above envio={envio} />}>
      <Button
        block
        busy={envio !== null && envio.state !== 'refused'}
        disabledReason={selected === null ? copy.chooseFirst : undefined}
        onClick={answer}
      >
        {copy.answer}
      </Button>
    </ActionBar>
  );
}

/** Where the answer stands while the server does not have it. */
function Above({ envio }: { envio: Envio | null }) {
  const state = envio?.state;
  return (
    <Stack gap="e8">
      <ConnectionNotice state={state === 'offline' ? 'offline' : null} text={copy.waiting.offline} />
      <div role="status">{state === 'server' && <Note tone="warning">{copy.waiting.server}</Note>}</div>
      {envio?.state === 'refused' && (
        <Note tone="warning" alert>
          {copy.refused(envio.message)}
        </Note>
      )}
    </Stack>
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
