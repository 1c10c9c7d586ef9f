import { provaPolicyV1, provaPolicyV2 } from '@luneta/domain/prova-policy';
import { describe, expect, it } from 'vitest';
import {
  choiceRefusal,
  essayRefusal,
  essaySaveRefusal,
  finishRefusal,
  languageRefusal,
  sendRefusal,
  type Refusal,
} from './guards.ts';
import { initialState, type EssayState, type ProvaFacts, type ProvaState } from './state.ts';

const ESSAY: EssayState = {
  texto: 'Olá',
  data_ultima_gravacao: null,
  proposta_redacao_id: 1,
  proposta_redacao_titulo: 't',
  proposta_redacao_descricao: 'd',
  genero_textual_nome: 'g',
  textos_motivacionais: [],
  storedSeq: 0,
  dirty: true,
  editada_em: null,
  waiting: null,
  sending: null,
  fora_do_prazo: false,
  aside: null,
};

const FACTS: ProvaFacts = {
  descricao: 'd',
  serie: 's',
  turma_codigo: '3A',
  turma_turno: 1,
  ciclo: 1,
  qtde_itens: 4,
  solicitar_idioma: true,
  responde_apos_entrega: false,
  situacao: 'em_andamento',
  entregue_em: null,
};

const BLANK = initialState({ turma_aluno_id: 1, turma_avaliacao_id: 2, dia_prova: 1 }, { readOnly: false, now: 0 });
/** An exam that runs, with an essay that is not saved. */
const RUNNING: ProvaState = { ...BLANK, phase: 'answering', facts: FACTS, essay: ESSAY };
const finishing = (status: ProvaState['finish']['status']): ProvaState => ({
  ...RUNNING,
  finish: { ...RUNNING.finish, status },
});
const connected = (status: ProvaState['connection']['status']): ProvaState => ({
  ...RUNNING,
  connection: { status, failures: 1 },
});
const access = (value: ProvaState['access']): ProvaState => ({ ...RUNNING, access: value });

type Row = { readonly case: string; readonly state: ProvaState; readonly why: Refusal | null };

const EVERY_ACT: readonly Row[] = [
  { case: 'running', state: RUNNING, why: null },
  { case: 'handed in, and answering goes on', state: finishing('done'), why: null },
  { case: 'a refused delivery', state: finishing('failed'), why: null },
  { case: 'read only', state: access('read-only'), why: 'read-only' },
  { case: 'another tab writes', state: access('taken-over'), why: 'other-tab' },
  { case: 'the session ended', state: access('needs-sign-in'), why: 'signed-out' },
  { case: 'another student came', state: access('other-student'), why: 'other-student' },
  { case: 'loading', state: { ...RUNNING, phase: 'loading' }, why: 'loading' },
  { case: 'not loaded', state: { ...RUNNING, phase: 'load-failed' }, why: 'loading' },
  { case: 'not begun', state: { ...RUNNING, phase: 'not-started' }, why: 'not-running' },
  { case: 'time over', state: { ...RUNNING, phase: 'time-over' }, why: 'not-running' },
  { case: 'finished', state: { ...RUNNING, phase: 'finished' }, why: 'not-running' },
  { case: 'sending what is left', state: finishing('flushing'), why: 'closing' },
  { case: 'closing', state: finishing('closing'), why: 'closing' },
  { case: 'closing again', state: finishing('retrying'), why: 'closing' },
  { case: 'read only and offline', state: { ...connected('offline'), access: 'read-only' }, why: 'read-only' },
];

describe('every act of the student', () => {
  it.each(EVERY_ACT)('$case: $why', ({ state, why }) => {
    const acts = [
      choiceRefusal(state, provaPolicyV2),
      essayRefusal(state),
      essaySaveRefusal(state, provaPolicyV2),
      languageRefusal(state),
      finishRefusal(state),
    ];
    expect(new Set(acts)).toEqual(new Set([why]));
  });
});

describe('without a connection', () => {
  const offline = connected('offline');
  it.each([
    { act: 'choosing in version 2', why: choiceRefusal(offline, provaPolicyV2), is: 'offline' },
    { act: 'choosing in version 1', why: choiceRefusal(offline, provaPolicyV1), is: null },
    { act: 'typing the essay', why: essayRefusal(offline), is: null },
    { act: 'saving the essay in version 2', why: essaySaveRefusal(offline, provaPolicyV2), is: 'offline' },
    { act: 'saving the essay in version 1', why: essaySaveRefusal(offline, provaPolicyV1), is: null },
    { act: 'changing the language', why: languageRefusal(offline), is: 'offline' },
    { act: 'handing in', why: finishRefusal(offline), is: null },
    { act: 'sending', why: sendRefusal(offline), is: 'offline' },
  ])('$act: $is', ({ why, is }) => expect(why).toBe(is));

  it('a server that is busy stops nothing but the sending', () => {
    const busy = connected('waiting');
    expect([choiceRefusal(busy, provaPolicyV2), languageRefusal(busy), sendRefusal(busy)]).toEqual([
      null,
      null,
      'saving',
    ]);
  });
});

describe('one act alone', () => {
  const language = { ...RUNNING.language, saving: 1 as const };
  it.each([
    {
      case: 'an essay that is saved',
      why: essaySaveRefusal({ ...RUNNING, essay: { ...ESSAY, dirty: false } }, provaPolicyV2),
      is: 'nothing',
    },
    {
      case: 'an essay on its way',
      why: essaySaveRefusal({ ...RUNNING, essay: { ...ESSAY, sending: 3 } }, provaPolicyV2),
      is: 'saving',
    },
    { case: 'no essay', why: essayRefusal({ ...RUNNING, essay: null }), is: 'nothing' },
    { case: 'a language on its way', why: languageRefusal({ ...RUNNING, language }), is: 'saving' },
    {
      case: 'no language to choose',
      why: languageRefusal({ ...RUNNING, facts: { ...FACTS, solicitar_idioma: false } }),
      is: 'nothing',
    },
    { case: 'a tab that was taken over still sends', why: sendRefusal(access('taken-over')), is: null },
    { case: 'nobody signed in sends nothing', why: sendRefusal(access('needs-sign-in')), is: 'signed-out' },
  ])('$case: $is', ({ why, is }) => expect(why).toBe(is));
});
