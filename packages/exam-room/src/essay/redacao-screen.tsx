/** The essay of an exam (S3 §2): the proposal beside the sheet, counters, and saving that never loses a draft. */
import { useConta, usePageTitle } from '@luneta/app-shell';
import {
  countRedacaoV1,
  countRedacaoV2,
  formatHora,
  isRedacaoTooLong,
  linhasNaFolha,
  linhasPedidas,
  TEXTO_MAX,
} from '@luneta/domain';
import { essayRefusal, essaySaveRefusal, type EssayState, type ProvaState } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, Content, EssayEditor, EssayProposal, Heading, Note, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { useEffect, useState } from 'react';

import { TextStats } from './parts/text-stats/text-stats.tsx';
import { EssayLayout } from './parts/essay-layout/essay-layout.tsx';
import { SessionNotices } from '../notices/session-notices.tsx';
import { useExamSetup } from '../setup.tsx';
import type { ExamWords } from '../words/words.ts';
import { sheetStatus, type Shown } from './sheet-status.ts';
import { TextLength } from './text-length.tsx';

/** The essay, addressed as a part of the exam's day. */
export function RedacaoScreen() {
  const copy = useExamSetup().words.essay;
  const essay = useProvaValue((state) => state.essay);
  const heading = usePageTitle(copy.title);
  const { dispatch } = useProvaActions();
  const [view, setView] = useState<'proposal' | 'write'>('proposal');
  useEffect(() => dispatch({ type: 'viewed', banco_questao_id: null }), [dispatch]);
  if (essay === null) return null;
  return (
    <Content>
      <VisuallyHidden as="div">
        <Heading focusable ref={heading}>
          {copy.title}
        </Heading>
      </VisuallyHidden>
      <EssayLayout
        label={copy.view}
        names={copy.views}
        view={view}
        onView={setView}
        proposal={<Proposal essay={essay} />}
        editor={<Sheet essay={essay} />}
      />
      <SessionNotices told="essay" />
    </Content>
  );
}

function Proposal({ essay }: { essay: EssayState }) {
  const copy = useExamSetup().words.essay;
  return (
    <EssayProposal
      title={essay.proposta_redacao_titulo}
      genre={copy.genre(essay.genero_textual_nome)}
      html={essay.proposta_redacao_descricao}
      texts={essay.textos_motivacionais.map(({ ordem, conteudo }) => ({ order: ordem, html: conteudo }))}
      textsTitle={copy.textsTitle}
      textTitle={copy.textTitle}
    />
  );
}

function Sheet({ essay }: { essay: EssayState }) {
  const { words } = useExamSetup();
  const copy = words.essay;
  const { dispatch, policy } = useProvaActions();
  const { fuso_horario } = useConta();
  const counts = policy.version === 1 ? countRedacaoV1(essay.texto) : countRedacaoV2(essay.texto);
  const naFolha = linhasNaFolha(essay.texto);
  const pedidas = linhasPedidas(essay);
  const maySave = useProvaValue((state) => essaySaveRefusal(state, policy) === null);
  const online = useProvaValue((state) => state.connection.status === 'online');
  const { status, message } = useProvaValue((state) => statusOf(state, essay, words, fuso_horario));
  const save = () => dispatch({ type: 'essay-save-asked' });
  return (
    <Stack gap="e12">
      <EssayEditor
        label={copy.editor}
        value={essay.texto}
        placeholder={copy.placeholder}
        onChange={(texto) => dispatch({ type: 'essay-edited', texto })}
        // What was refused goes again when it is changed or asked for, not at each blur.
        onBlur={status === 'refused' ? undefined : save}
        onSave={save}
        status={status}
        message={message}
        save={
          <Button size="md" disabled={!maySave} busy={essay.sending !== null && online} onClick={save}>
            {copy.save}
          </Button>
        }
      />
      {isRedacaoTooLong(naFolha, pedidas.max) && <Note tone="warning">{copy.tooLong(pedidas.max)}</Note>}
      <TextLength texto={essay.texto} max={TEXTO_MAX.redacao} />
      <TextStats
        words={counts.palavras}
        lines={counts.linhas}
        paragraphs={counts.paragrafos}
        names={copy.stats(counts)}
      />
      <Text look="caption" tone="muted" tabular>
        {copy.onSheet(naFolha, pedidas)}
      </Text>
      {essay.aside !== null && (
        <Note tone="info">
          <Text>{copy.aside}</Text>
          <Text>{essay.aside}</Text>
        </Note>
      )}
    </Stack>
  );
}

function statusOf(state: ProvaState, essay: EssayState, words: ExamWords, timeZone: string): Shown {
  const { waiting, sending, dirty, data_ultima_gravacao } = essay;
  return sheetStatus(words, {
    refusal: essayRefusal(state),
    offline: state.connection.status === 'offline',
    waiting,
    sending,
    dirty,
    modified: words.modified,
    saved:
      data_ultima_gravacao === null ? null : words.essay.saved(formatHora(Date.parse(data_ultima_gravacao), timeZone)),
  });
}
