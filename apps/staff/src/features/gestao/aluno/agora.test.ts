import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { buildDetalhe } from '../../../testing/builders.ts';
import { agoraOf } from './agora.ts';

const relogio = { nowMs: Date.parse('2026-11-21T11:45:00-03:00'), zone: 'America/Sao_Paulo' };
const prova: GestaoAlunoDetalhe['provas'][number] = {
  turma_avaliacao_id: 410,
  dia_prova: 1,
  descricao: 'Simulado de novembro',
  situacao: 'em_andamento',
  iniciada_em: '2026-11-21T09:05:00-03:00',
  prazo_em: '2026-11-21T14:35:00-03:00',
  encerrada_em: null,
  qtde_questoes: 90,
  qtde_respondidas: 41,
  ultima_resposta_em: '2026-11-21T11:41:07-03:00',
};
const bloqueado_ate = '2026-11-21T12:00:00-03:00';

it.each<{ case: string; aluno: Partial<GestaoAlunoDetalhe>; tone: string; title: string; text: string }>([
  {
    case: 'an exam that goes on, also while the account is locked',
    aluno: { situacao: 'em_prova', provas: [prova], bloqueado_ate },
    tone: 'success',
    title: 'Em prova agora',
    text: 'Simulado de novembro, dia 1 · 41 de 90 respostas salvas. A última chegou hoje às 11h41. Termina às 14h35.',
  },
  {
    case: 'an exam without a new answer for a while',
    aluno: { situacao: 'em_prova', provas: [{ ...prova, ultima_resposta_em: '2026-11-21T11:20:00-03:00' }] },
    tone: 'warning',
    title: 'Em prova agora. Sem respostas novas há 25\u00A0min',
    text: 'Simulado de novembro, dia 1 · 41 de 90 respostas salvas. A última chegou hoje às 11h20. Termina às 14h35.',
  },
  {
    case: 'an exam without any answer',
    aluno: { situacao: 'em_prova', provas: [{ ...prova, qtde_respondidas: 0, ultima_resposta_em: null }] },
    tone: 'warning',
    title: 'Em prova agora. Sem respostas novas há 2\u00A0h\u00A040\u00A0min',
    text: 'Simulado de novembro, dia 1 · 0 de 90 respostas salvas. Nenhuma resposta salva ainda. Termina às 14h35.',
  },
  {
    case: 'a locked account',
    aluno: { bloqueado_ate },
    tone: 'danger',
    title: 'Acesso bloqueado até 12h',
    text: 'Foram muitas senhas erradas. O bloqueio acaba sozinho; resetar a senha também acaba com ele.',
  },
  {
    case: 'a lock that is over',
    aluno: { bloqueado_ate: '2026-11-21T11:40:00-03:00' },
    tone: 'info',
    title: 'Nada em andamento',
    text: 'Último acesso: ontem às 18h40.',
  },
  {
    case: 'a password that was handed over',
    aluno: { situacao: 'senha_inicial', senha_expira_em: '2026-11-24T10:00:00-03:00' },
    tone: 'warning',
    title: 'Senha inicial ainda não trocada',
    text: 'A senha entregue vale até 24 de nov. às 10h.',
  },
  {
    case: 'one that is over',
    aluno: { situacao: 'senha_inicial', senha_expira_em: '2026-11-21T10:00:00-03:00' },
    tone: 'warning',
    title: 'Senha inicial ainda não trocada',
    text: 'A senha entregue expirou hoje às 10h. Resete para entregar outra.',
  },
  {
    case: 'nobody who ever came',
    aluno: { ultimo_acesso_em: null },
    tone: 'info',
    title: 'Nada em andamento',
    text: 'Ainda não entrou nenhuma vez.',
  },
  {
    case: 'a closed account',
    aluno: { situacao: 'inativo' },
    tone: 'info',
    title: 'Sem conta ativa',
    text: 'Esta pessoa não entra no ambiente do aluno.',
  },
])('$case', ({ aluno, ...says }) => {
  const { case: _case, ...expected } = says;
  expect(agoraOf(buildDetalhe(aluno), relogio)).toMatchObject(expected);
});

it.each([
  ['a running exam', [prova], { turma_avaliacao_id: 410, dia_prova: 1 }],
  ['nothing', [], undefined],
])('of %s it names the exam', (_case, provas, exam) => {
  expect(agoraOf(buildDetalhe({ provas }), relogio).prova).toEqual(exam);
});
