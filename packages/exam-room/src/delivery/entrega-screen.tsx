/** 'Entregar Prova' (S2 §2.15): what has been answered, what is blank, and the confirmation. */
import { usePageTitle } from '@luneta/app-shell';
import { countWords } from '@luneta/domain';
import { itemsByMateria, visibleItems } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import {
  Button,
  ButtonLink,
  Content,
  CountdownDialog,
  DeliverySummary,
  Heading,
  Note,
  Stack,
  SubjectBars,
  Text,
  type DeliveryPart,
} from '@luneta/ui';
import { ClipboardList, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { SessionNotices } from '../notices/session-notices.tsx';
import { useExamSetup, type ProvaPlace } from '../setup.tsx';
import { copy } from './copy.ts';
import { useDelivery } from './delivery-countdown.tsx';
import { FinishDialog } from './finish-dialog.tsx';

export function EntregaScreen(place: ProvaPlace) {
  const { paths } = useExamSetup();
  const heading = usePageTitle(copy.title);
  const title = useProvaValue((state) => state.facts?.descricao ?? '');
  const access = useProvaValue((state) => state.access);
  const [asking, setAsking] = useState(false);
  const questions = useQuestionsPart(place);
  const essay = useEssayPart(place);
  return (
    <Content width="reading">
      <Stack gap="e20">
        <Stack gap="e4">
          <Heading level={2} look="h1" focusable ref={heading}>
            {copy.title}
          </Heading>
          <Text tone="muted">{title}</Text>
        </Stack>
        <DeliverySummary label={copy.summary} parts={[...questions, ...essay]} />
        {access === 'read-only' ? (
          <Note tone="reading">{copy.readOnly}</Note>
        ) : (
          <Button block onClick={() => setAsking(true)}>
            {copy.confirm}
          </Button>
        )}
        <ButtonLink href={paths.prova(place.turma_avaliacao_id, place.dia_prova)} variant="secondary" block>
          {copy.back}
        </ButtonLink>
      </Stack>
      <SessionNotices />
      <FinishDialog open={asking} onCancel={() => setAsking(false)} />
      <Validating />
    </Content>
  );
}

function Validating() {
  const { policy } = useExamSetup();
  const { seconds } = useDelivery();
  return (
    <CountdownDialog open={seconds !== null} title={copy.validating.title} seconds={seconds} mood="normal">
      <Text>{copy.validating.text(policy.deliveryCountdownSeconds ?? 0)}</Text>
    </CountdownDialog>
  );
}

function useQuestionsPart({ turma_avaliacao_id, dia_prova }: ProvaPlace): DeliveryPart[] {
  const { paths } = useExamSetup();
  const items = useProvaValue(visibleItems);
  const language = useProvaValue((state) => state.language);
  if (items.length === 0) return [];
  const blanks = items.filter((item) => item.item_resposta === null);
  const [first] = blanks;
  const bars = itemsByMateria({ items, language }).map(({ materia_nome, itens }) => ({
    subject: materia_nome,
    value: itens.filter((item) => item.item_resposta !== null).length,
    total: itens.length,
  }));
  return [
    {
      title: copy.questions,
      icon: ClipboardList,
      text: copy.answered(items.length - blanks.length, items.length),
      complete: blanks.length === 0,
      stateLabel: blanks.length === 0 ? copy.complete : copy.incomplete,
      details: <SubjectBars label={copy.subjects} count={copy.of} bars={bars} />,
      warning: first && {
        text: copy.blank(blanks.length),
        action: (
          <ButtonLink
            size="sm"
            variant="text"
            href={paths.questao(turma_avaliacao_id, dia_prova, first.banco_questao_id)}
          >
            {copy.toBlank}
          </ButtonLink>
        ),
      },
    },
  ];
}

/** The state of the essay follows its words, not the delivery (decision 108). */
function useEssayPart({ turma_avaliacao_id, dia_prova }: ProvaPlace): DeliveryPart[] {
  const { paths } = useExamSetup();
  const texto = useProvaValue(({ essay }) => essay?.texto ?? null);
  if (texto === null) return [];
  const palavras = countWords(texto);
  const written = palavras > 0;
  return [
    {
      title: copy.essay,
      icon: PenLine,
      text: written ? copy.essayDelivered(palavras) : copy.notDelivered,
      complete: written,
      stateLabel: written ? copy.complete : copy.incomplete,
      warning: written
        ? undefined
        : {
            text: copy.essayBlank,
            action: (
              <ButtonLink size="sm" variant="text" href={paths.redacoes(turma_avaliacao_id, dia_prova)}>
                {copy.write}
              </ButtonLink>
            ),
          },
    },
  ];
}
