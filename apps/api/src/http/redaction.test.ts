/** Nothing of a person reaches the log (C38): passwords, tokens, answers and essays, in good calls, refused ones and failures. */
import { afterAll, expect, it } from 'vitest';

import { createExam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { report } from '../../test/security/support/figures.ts';
import { createTestApp, SENHA, world } from '../../test/index.ts';

const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const t = await createTestApp({ agora: '2026-11-21T12:30:00Z', log: { level: 'trace', stream } });
afterAll(t.close);

const MARKS = {
  senha: 'marcaSenha9',
  redacao: 'marca-da-redacao',
  texto: 'marca-do-texto',
  resposta: 'marca-da-resposta',
  busca: 'marca-da-busca',
  token: 'marca-do-token',
};

it('a journey with failures of the database leaves no mark of it in the log, at its finest level', async () => {
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
    dias: [{ itens: [{}, { subjetiva: true, gabarito: null }], redacao: true }],
  });
  const central = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  const bia = await t.signIn('bia');
  const journey = async () => {
    await t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password: MARKS.senha } });
    await t.anonymous.post('/api/v2/login/', { user: { login: MARKS.senha, password: SENHA, extra: MARKS.senha } });
    await t.anonymous.post('/api/v2/users/contas/validate_perguntas_seguranca', { respostas: MARKS.resposta });
    await bia.post(`${central}/1/inicio`);
    await bia.post(`${central}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao: MARKS.redacao, seq: 1 });
    const item = { turma_avaliacao_questao_resposta_id: exam.itens[1]?.item_id, dia: 1 };
    await bia.post(`${central}/resposta_subjetiva`, { ...item, texto_resposta: MARKS.texto, seq: 1 });
    await bia.post('/api/v2/users/contas/alterar_senha', { senha_atual: SENHA, nova_senha: MARKS.senha });
    await bia.get(`/api/v2/avisos?busca=${MARKS.busca}`);
    await t.withToken(MARKS.token).get('/api/v2/sessao');
  };
  await journey();
  // The statements that fail carry the essay and the answer among their parameters.
  for (const table of ['redacao', 'resposta_subjetiva'])
    await t.db.query(`alter table ${table} add constraint falha check (texto is null) not valid`);
  await journey();
  const log = lines.join('');
  const found = [...Object.values(MARKS), SENHA, String(bia.token)].filter((mark) => log.includes(mark));
  report('C38 log', { lines: lines.length, bytes: log.length, 'marks found': found.length });
  expect(found).toEqual([]);
  expect(log).toContain('request failed');
});

it('planted: a known name of a secret is blanked, whoever logs it', () => {
  lines.length = 0;
  t.app.log.info({ password: MARKS.senha, body: { senha: MARKS.senha, token: MARKS.token } }, 'careless');
  expect(lines.join('')).toContain('careless');
  expect(lines.join('')).not.toContain('marca');
});
