/** 'Entregar Prova' (S2 §2.15): what has been answered, what is blank, and the confirmation. */
import { usePageTitle } from '@luneta/app-shell';
import { countWords, isRespondida } from '@luneta/domain';
import { itemsByMateria, visibleItems } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import {
  ActionBar,
  Button,
  ButtonLink,
  Content,
  CountdownDialog,
  Heading,
  IconLink,
  Inline,
  Note,
  Stack,
  SubjectBars,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { ArrowLeft, ClipboardList, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { DeliverySummary, type DeliveryPart } from './parts/delivery-summary/delivery-summary.tsx';
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
  const { seconds } = useDelivery();
  return (
    <>
      <Content width="reading">
        <Stack gap="e20">
          <Inline gap="e4" align="start">
            <IconLink
              icon={ArrowLeft}
              label={copy.back}
              href={paths.prova(place.turma_avaliacao_id, place.dia_prova)}
            />
            <Stack gap="e4">
              <Heading look="h1" focusable ref={heading}>
                {copy.title}
              </Heading>
              <Text tone="muted">{title}</Text>
            </Stack>
          </Inline>
          <DeliverySummary label={copy.summary} parts={[...questions, ...essay]} />
        </Stack>
        {/* One modal at a time: the question comes back when the count ended without a delivery. */}
        <FinishDialog open={asking && seconds === null} onCancel={() => setAsking(false)} />
        <Validating seconds={seconds} />
      </Content>
      <ActionBar above={access === 'read-only' ? undefined : <SessionNotices />}>
        {access === 'read-only' ? (
          <Note tone="reading">{copy.readOnly}</Note>
        ) : (
          <Button onClick={() => setAsking(true)}>{copy.confirm}</Button>
        )}
      </ActionBar>
    </>
  );
}

function Validating({ seconds }: { seconds: number | null }) {
  const { policy } = useExamSetup();
  return (
    <CountdownDialog open={seconds !== null} title={copy.validating.title} seconds={seconds} mood="normal">
      <Text>{copy.validating.text(policy.deliveryCountdownSeconds ?? 0)}</Text>
    </CountdownDialog>
  );
}

/** Links to blank questions that fit without hiding the rest of the page. */
const MOST_BLANKS = 15;

function useQuestionsPart({ turma_avaliacao_id, dia_prova }: ProvaPlace): DeliveryPart[] {
  const { paths } = useExamSetup();
  const items = useProvaValue(visibleItems);
  const language = useProvaValue((state) => state.language);
  if (items.length === 0) return [];
  const blanks = items.filter((item) => !isRespondida(item));
  const [first] = blanks;
  const bars = itemsByMateria({ items, language }).map(({ materia_nome, itens }) => ({
    subject: materia_nome,
    value: itens.filter(isRespondida).length,
    total: itens.length,
  }));
  return [
    {
      title: copy.questions,
      icon: ClipboardList,
      text: copy.answered(items.length - blanks.length, items.length),
      progress: { value: items.length - blanks.length, total: items.length },
      complete: blanks.length === 0,
      stateLabel: blanks.length === 0 ? copy.complete : copy.incomplete,
      details: <SubjectBars label={copy.subjects} count={copy.of} bars={bars} />,
      warning: first && {
        text: copy.blank(blanks.length),
        action: (
          <Inline gap="e4" wrap>
            {blanks.slice(0, MOST_BLANKS).map(({ banco_questao_id, numero }) => (
              <ButtonLink
                key={banco_questao_id}
                size="sm"
                variant="text"
                href={paths.questao(turma_avaliacao_id, dia_prova, banco_questao_id)}
              >
                <VisuallyHidden>{copy.toBlank} </VisuallyHidden>
                {numero}
              </ButtonLink>
            ))}
            {blanks.length > MOST_BLANKS && <Text look="small">{copy.moreBlanks(blanks.length - MOST_BLANKS)}</Text>}
          </Inline>
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
      text: copy.words(palavras),
      complete: written,
      stateLabel: written ? copy.delivered : copy.notDelivered,
      showState: true,
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
