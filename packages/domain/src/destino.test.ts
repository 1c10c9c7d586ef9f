import { describe, expect, it } from 'vitest';
import { destino, type Deployment, type Destino, type DestinoAccount } from './destino.ts';
import { deploymentOf } from './rotas.ts';
import { V1_TREE, V2_TREE } from './rotas.ts';

const V1 = 'student-v1';
const V2 = 'student-v2';
const STAFF = 'staff';

const anonymous: DestinoAccount = { kind: 'anonymous' };
const student = (versao: number | null, forced: 'senha' | 'perguntas' | null = null): DestinoAccount => ({
  kind: 'student',
  perfil_real: 'aluno',
  versao,
  forcar_senha: forced === 'senha',
  forcar_perguntas: forced === 'perguntas',
});
const ana = student(1);
const bia = student(2);
const prof: DestinoAccount = { kind: 'staff', perfil_real: 'professor', forcado: false };
const vida: DestinoAccount = { kind: 'staff', perfil_real: 'gestao_vida', forcado: false };
const novo: DestinoAccount = { kind: 'staff', perfil_real: 'professor', forcado: true };
const viewing = (perfil_real: 'professor' | 'gestao_vida', versao: number): DestinoAccount => ({
  kind: 'student',
  perfil_real,
  versao,
  forcar_senha: true,
  forcar_perguntas: true,
});

const stay: Destino = { kind: 'stay' };
const notFound: Destino = { kind: 'not-found' };
const redirect = (to: string): Destino => ({ kind: 'redirect', to });
const handover = (deployment: Deployment, to: string): Destino => ({ kind: 'handover', deployment, to });
const login = (returnTo: string | null): Destino => ({ kind: 'login', returnTo });

type Row = [name: string, deployment: Deployment, address: string, account: DestinoAccount, destino: Destino];

const rows: Record<string, Row[]> = {
  'nobody signed in': [
    ['[DES-1] the root', V2, '/', anonymous, login(null)],
    ['[DES-1] a deep link comes back', V2, '/resultados/7?a=1', anonymous, login('/resultados/7?a=1')],
    ['[DES-1] any address at all', V1, '/nada', anonymous, login('/nada')],
    ['[DES-1] the console', STAFF, '/gestao', anonymous, login('/gestao')],
    ['[DES-2] secrets are not carried along', V2, '/home?should_change_password=1&a=1', anonymous, login('/home?a=1')],
    ['[DES-17] nor another host', V2, '//evil.example', anonymous, login('/evil.example')],
    ['[DES-3] the hub', V2, '/?token=abc&should_change_password=true', anonymous, login(null)],
    ['[DES-3] the hub, while someone is signed in', V2, '/home?token=abc', bia, login('/home')],
    ['[DES-4] privacy', V2, '/privacy_policy', anonymous, stay],
    ['[DES-4] terms', V1, '/terms_and_conditions', anonymous, stay],
    ['[DES-4] recovery', STAFF, '/recuperacao_senha', anonymous, stay],
  ],
  'public pages, signed in': [
    ['[DES-4] privacy', V2, '/privacy_policy', bia, stay],
    ['[DES-4] terms while a change is forced', V2, '/terms_and_conditions', student(2, 'senha'), stay],
    ['[DES-4] recovery, on the wrong deployment', V1, '/recuperacao_senha', bia, stay],
    ['[DES-4] staff', STAFF, '/privacy_policy', prof, stay],
    [
      '[DES-2] and there too secrets go',
      V2,
      '/privacy_policy?should_change_password=1',
      bia,
      redirect('/privacy_policy'),
    ],
  ],
  'version 1': [
    ['[DES-5] the root', V1, '/', ana, redirect('/v1/avaliacao_adaptadas')],
    ['[DES-5] home', V1, '/home', ana, redirect('/v1/avaliacao_adaptadas')],
    ['[DES-5] home keeps its query', V1, '/home?ciclo=2', ana, redirect('/v1/avaliacao_adaptadas?ciclo=2')],
    ['[DES-5] the bare path', V1, '/avaliacao_adaptadas', ana, redirect('/v1/avaliacao_adaptadas')],
    ['[DES-5] its home', V1, '/v1/avaliacao_adaptadas', ana, stay],
    ['[DES-5] slash at the end', V1, '/v1/avaliacao_adaptadas/', ana, stay],
    ['[DES-5] Boss', V1, '/v1/avaliacao_adaptadas/roteiro_estudos/3/4/boss', ana, stay],
    ['[DES-5] account', V1, '/v1/conta', ana, stay],
    ['[DES-5] error page', V1, '/error/500', ana, stay],
    ['[DES-5] unknown', V1, '/v1/nada', ana, notFound],
    ['[DES-15] answer-key search is no id', V1, '/v1/central_avaliacoes/gabaritos/pesquisar', ana, stay],
    ['[DES-15] a word where an id belongs', V1, '/v1/central_avaliacoes/gabaritos/abc', ana, notFound],
    [
      '[DES-14] type as the contract writes it',
      V1,
      '/v1/avaliacao_adaptadas/RoteiroEstudo/3/4',
      ana,
      redirect('/v1/avaliacao_adaptadas/roteiro_estudos/3/4'),
    ],
    [
      '[DES-14] the other type, with query',
      V1,
      '/v1/avaliacao_adaptadas/PlanoAcao/3/4?x=1',
      ana,
      redirect('/v1/avaliacao_adaptadas/plano_acoes/3/4?x=1'),
    ],
    ['[DES-14] a type that is none', V1, '/v1/avaliacao_adaptadas/outro/3/4', ana, notFound],
    ['[DES-16] single question', V1, '/v1/questoes_v1/9', ana, stay],
    ['[DES-16] single question, bare', V1, '/questoes_v1/9', ana, redirect('/v1/questoes_v1/9')],
    ['[DES-7] exams by the other name', V1, '/avaliacoes', ana, redirect('/v1/central_avaliacoes')],
    [
      '[DES-7] one question of an exam',
      V1,
      '/avaliacoes/5/1/questoes/77',
      ana,
      redirect('/v1/central_avaliacoes/5/1/itens/77'),
    ],
    ['[DES-7] results', V1, '/resultados', ana, redirect('/v1/resultados')],
    ['[DES-7] one result', V1, '/resultados/5', ana, redirect('/v1/central_avaliacoes/gabaritos/5')],
    ['[DES-7] settings', V1, '/home/configuracoes', ana, redirect('/v1/conta')],
    ['[DES-7] no counterpart', V1, '/trilhas', ana, notFound],
  ],
  'version 2': [
    ['[DES-6] the root', V2, '/', bia, redirect('/home')],
    ['[DES-6] the root keeps its query', V2, '/?a=1', bia, redirect('/home?a=1')],
    ['[DES-6] old home', V2, '/v1/avaliacao_adaptadas', bia, redirect('/home')],
    ['[DES-6] old bare home', V2, '/avaliacao_adaptadas', bia, redirect('/home')],
    ['[DES-6] home', V2, '/home', bia, stay],
    ['[DES-6] home with a query', V2, '/home?a=1', bia, stay],
    ['[DES-2] home with a leftover', V2, '/home?should_change_password=false&a=1', bia, redirect('/home?a=1')],
    ['[DES-6] exam', V2, '/avaliacoes/5/1/questoes/77', bia, stay],
    ['[DES-6] exam index', V2, '/avaliacoes/5/1', bia, stay],
    ['[DES-6] question of a result', V2, '/resultados/5/questoes/77', bia, stay],
    ['[DES-6] account', V2, '/conta', bia, stay],
    ['[DES-6] unknown', V2, '/nada', bia, notFound],
    ['[DES-15] closed roadmaps are no id', V2, '/trilhas/buscar', bia, stay],
    ['[DES-15] a word where an id belongs', V2, '/avaliacoes/abc/1', bia, notFound],
    ['[DES-16] old instructions', V2, '/avaliacoes/5/1/instrucoes_v1', bia, redirect('/avaliacoes/5/1/instrucoes')],
    ['[DES-16] old end', V2, '/avaliacoes/5/1/finalizado_v1', bia, redirect('/avaliacoes/5/1/finalizado')],
    ['[DES-16] old questions', V2, '/avaliacoes/5/1/questoes_v1', bia, redirect('/avaliacoes/5/1/questoes')],
    ['[DES-16] single question', V2, '/questoes_v1/9', bia, stay],
    ['[DES-7] exams by the other name', V2, '/v1/central_avaliacoes', bia, redirect('/avaliacoes')],
    [
      '[DES-7] an exam by the other name',
      V2,
      '/v1/central_avaliacoes/5/1',
      bia,
      redirect('/avaliacoes/5/1/instrucoes'),
    ],
    ['[DES-7] delivery by the other name', V2, '/v1/central_avaliacoes/5/1/entregar', bia, redirect('/avaliacoes/5/1')],
    ['[DES-7] account by the other name', V2, '/v1/conta', bia, redirect('/home/configuracoes')],
    ['[DES-7] results by the other name', V2, '/v1/resultados', bia, redirect('/resultados')],
    ['[DES-7] no counterpart', V2, '/v1/avaliacao_adaptadas/plano_acoes/3/4', bia, notFound],
    ['[DES-9] a missing version is 2', V2, '/', student(null), redirect('/home')],
    ['[DES-9] an unknown version is 2', V2, '/', student(3), redirect('/home')],
  ],
  'wrong deployment': [
    ['[DES-8] version 2 on the site of version 1', V1, '/', bia, handover(V2, '/home')],
    ['[DES-8] version 1 on the site of version 2', V2, '/', ana, handover(V1, '/v1/avaliacao_adaptadas')],
    ['[DES-8] deep link, translated', V2, '/avaliacoes?a=1', ana, handover(V1, '/v1/central_avaliacoes?a=1')],
    ['[DES-8] deep link, same name', V1, '/trilhas/1001/4', bia, handover(V2, '/trilhas/1001/4')],
    ['[DES-8] nothing to hand over to', V2, '/nada', ana, notFound],
    ['[DES-8] a student on the console', STAFF, '/', bia, handover(V2, '/home')],
    ['[DES-9] an unknown version on the site of version 1', V1, '/', student(null), handover(V2, '/home')],
  ],
  'forced password or questions': [
    ['[DES-10] password, v2', V2, '/home', student(2, 'senha'), redirect('/conta/seguranca')],
    ['[DES-10] questions, v2', V2, '/avaliacoes/5/1/questoes', student(2, 'perguntas'), redirect('/conta/seguranca')],
    ['[DES-10] already there', V2, '/conta/seguranca', student(2, 'senha'), stay],
    ['[DES-10] password, v1', V1, '/v1/central_avaliacoes', student(1, 'senha'), redirect('/v1/conta/seguranca')],
    ['[DES-10] already there, v1', V1, '/v1/conta/seguranca', student(1, 'perguntas'), stay],
    ['[DES-10] unknown addresses too', V2, '/nada', student(2, 'senha'), redirect('/conta/seguranca')],
    ['[DES-10] on the wrong deployment', V1, '/', student(2, 'senha'), handover(V2, '/conta/seguranca')],
    ['[DES-10] staff who look are not bound', V2, '/home', viewing('professor', 2), stay],
  ],
  'forced password of staff': [
    ['[DES-10] the root', STAFF, '/', novo, redirect('/conta/seguranca')],
    ['[DES-10] selection', STAFF, '/conta/selecao_aluno', novo, redirect('/conta/seguranca')],
    ['[DES-10] the console', STAFF, '/gestao/avaliacoes', novo, redirect('/conta/seguranca')],
    ['[DES-10] unknown addresses too', STAFF, '/nada', novo, redirect('/conta/seguranca')],
    ['[DES-10] already there', STAFF, '/conta/seguranca', novo, stay],
    ['[DES-10] signed in on a student form', V2, '/', novo, handover(STAFF, '/conta/seguranca')],
    ['[DES-10] its name in version 1', V1, '/v1/conta/seguranca', novo, handover(STAFF, '/conta/seguranca')],
    ['[DES-4] public pages stay open', STAFF, '/privacy_policy', novo, stay],
  ],
  'staff without a student': [
    ['[DES-11] their own security page', STAFF, '/conta/seguranca', prof, stay],
    ['[DES-19] the root', STAFF, '/', prof, redirect('/hoje')],
    ['[DES-11] the day', STAFF, '/hoje', prof, stay],
    ['[DES-11] an exam', STAFF, '/provas/301', prof, stay],
    ['[DES-11] the list of questions is no question', STAFF, '/banco_questoes', prof, stay],
    ['[DES-11] a longer word is no part', STAFF, '/hojeo', prof, notFound],
    ['[DES-11] selection', STAFF, '/conta/selecao_aluno', prof, stay],
    ['[DES-11] management', STAFF, '/gestao_acompanhamento?busca=ana', prof, stay],
    ['[DES-11] console', STAFF, '/gestao/avaliacoes', prof, stay],
    ['[DES-11] a student address', STAFF, '/resultados', prof, redirect('/conta/selecao_aluno')],
    ['[DES-11] an old student address', STAFF, '/avaliacao_adaptadas', prof, redirect('/conta/selecao_aluno')],
    ['[DES-11] unknown', STAFF, '/nada', prof, notFound],
    ['[DES-11] signed in on a student form', V2, '/', prof, handover(STAFF, '/conta/selecao_aluno')],
    ['[DES-11] a student address on a student site', V1, '/v1/conta', prof, handover(STAFF, '/conta/selecao_aluno')],
    ['[DES-12] selection on a student site', V2, '/conta/selecao_aluno', prof, handover(STAFF, '/conta/selecao_aluno')],
    [
      '[DES-12] management on a student site',
      V1,
      '/gestao_acompanhamento?a=1',
      prof,
      handover(STAFF, '/gestao_acompanhamento?a=1'),
    ],
    ['[DES-13] question bank, gestao_vida', STAFF, '/banco_questoes/9', vida, stay],
    ['[DES-13] question bank, teacher', STAFF, '/banco_questoes/9', prof, notFound],
    [
      '[DES-13] course, gestao_vida on a student site',
      V2,
      '/base_conhecimentos/9',
      vida,
      handover(STAFF, '/base_conhecimentos/9'),
    ],
    ['[DES-13] course, teacher', V2, '/base_conhecimentos/9', prof, notFound],
  ],
  'staff with a student': [
    ['[DES-18] looking, right site', V2, '/home', viewing('professor', 2), stay],
    ['[DES-18] looking, other version', V2, '/home', viewing('professor', 1), handover(V1, '/v1/avaliacao_adaptadas')],
    [
      '[DES-18] change of student',
      V2,
      '/conta/selecao_aluno',
      viewing('professor', 2),
      handover(STAFF, '/conta/selecao_aluno'),
    ],
    ['[DES-18] [DES-19] the console root', STAFF, '/', viewing('gestao_vida', 2), redirect('/hoje')],
    ['[DES-18] the console', STAFF, '/gestao/avaliacoes', viewing('gestao_vida', 2), stay],
    [
      '[DES-18] a student address in the console',
      STAFF,
      '/resultados',
      viewing('gestao_vida', 2),
      handover(V2, '/resultados'),
    ],
    [
      '[DES-13] edit a course from the student site',
      V2,
      '/base_conhecimentos/9',
      viewing('gestao_vida', 2),
      handover(STAFF, '/base_conhecimentos/9'),
    ],
  ],
  'students at staff addresses': [
    ['[DES-12] selection', V2, '/conta/selecao_aluno', bia, notFound],
    ['[DES-12] management', V1, '/gestao_acompanhamento', ana, notFound],
    ['[DES-12] question bank', V2, '/banco_questoes/9', bia, notFound],
    ['[DES-12] selection in the console', STAFF, '/conta/selecao_aluno', bia, notFound],
    ['[DES-12] the console', STAFF, '/gestao', bia, notFound],
  ],
};

describe.each(Object.entries(rows))('%s', (_, group) => {
  it.each(group)('%s', (__, deployment, address, account, expected) => {
    const [path = '', search] = address.split('?');
    expect(destino({ deployment, path, search: search === undefined ? '' : `?${search}`, account })).toEqual(expected);
  });
});

it.each([
  ['[DES-9] version 1', 1, V1],
  ['[DES-9] version 2', 2, V2],
  ['[DES-9] an unknown version', 3, V2],
  ['[DES-9] no version', null, V2],
] as const)('%s has its deployment', (_, versao, deployment) => {
  expect(deploymentOf(versao)).toBe(deployment);
});

it('[DES-5] [DES-6] every address of a tree stays where it is', () => {
  const sample = (pattern: string) => pattern.replaceAll('#', '7').replaceAll('@', 'plano_acoes');
  const moved = (tree: readonly string[], deployment: Deployment, account: DestinoAccount) =>
    tree.filter((pattern) => destino({ deployment, path: sample(pattern), search: '', account }).kind !== 'stay');
  expect(moved(V1_TREE, V1, ana)).toEqual([]);
  expect(moved(V2_TREE, V2, bia)).toEqual([]);
});

/** How many redirects and handovers it takes from an address until something is shown; at most 4 are followed. */
function stepsFrom(deployment: Deployment, path: string, account: DestinoAccount): number {
  let at = { deployment, path };
  for (let steps = 0; steps < 4; steps += 1) {
    const next = destino({ ...at, search: '', account });
    if (next.kind === 'redirect') at = { ...at, path: next.to };
    else if (next.kind === 'handover') at = { deployment: next.deployment, path: next.to };
    else return steps;
  }
  return 4;
}

it('[DES-7] [DES-8] one step is always enough: no chain and no circle between addresses or sites', () => {
  const accounts = [
    ana,
    bia,
    student(2, 'senha'),
    prof,
    vida,
    novo,
    viewing('professor', 1),
    viewing('gestao_vida', 2),
  ];
  const paths = Object.values(rows).flatMap((group) => group.map(([, , address]) => address.split('?')[0] ?? ''));
  const slow = accounts.flatMap((account) =>
    ([V1, V2, STAFF] as const).flatMap((start) =>
      paths.filter((path) => stepsFrom(start, path, account) > 1).map((path) => [start, path, account]),
    ),
  );
  expect(slow).toEqual([]);
});
