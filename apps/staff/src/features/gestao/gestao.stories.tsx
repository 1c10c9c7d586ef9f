import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { ATIVO, buildBoss, buildDetalhe, buildTurma, LONG_NAME } from '../../testing/builders.ts';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';
import { LARGE_SCHOOL, school } from '../../testing/server.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/gestao' } satisfies Meta;

const PATH = '/gestao_acompanhamento';
type Play = (screen: ReturnType<typeof within>) => Promise<void>;
const played = (made: ReturnType<typeof story>, play: Play) => ({
  ...made,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});
const openStudent: Play = async (screen) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mais opções de Bento Amado, código/u }));
};
const askReset: Play = async (screen) => {
  await openStudent(screen);
  await userEvent.click(await screen.findByRole('button', { name: 'Resetar senha' }));
};
const confirmReset: Play = async (screen) => {
  await askReset(screen);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resetar senha' }));
};

export const Loaded = story(PATH, { shows: 'Mostrando 1–7' });
export const LargeSchool = story(PATH, { shows: 'Mostrando 1–50', arrange: school(LARGE_SCHOOL) });
export const LongNames = story(PATH, {
  shows: LONG_NAME,
  arrange: school([
    {
      ...buildTurma({ sede_nome: 'Jardim das Acácias Imperiais de Nossa Senhora' }),
      alunos: [{ aluno_nome: LONG_NAME, turma_aluno_id: 2_147_483_647, avatar_code: 5, ...ATIVO }],
    },
  ]),
});
export const Filtered = story(`${PATH}?sede=Centro&busca=ana`, { shows: 'Mostrando 1–3' });
export const FilteredNone = story(`${PATH}?busca=zzz`, {
  shows: 'Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.',
});
export const FilterSheet = played(story(PATH, { shows: 'Série' }), async (screen) => {
  await screen.findByText('Mostrando 1–7');
  const button = screen.queryByRole('button', { name: 'Filtros' });
  if (button) await userEvent.click(button);
});
export const Empty = story(PATH, {
  shows: 'Nenhum aluno disponível para o seu perfil. Fale com a secretaria da escola.',
  arrange: school([]),
});
export const Loading = story(PATH, {
  shows: 'Carregando alunos',
  arrange: (server) => server.hold('listGestaoAcompanhamento'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGestaoAcompanhamento', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
/** The student of the drawer, with these changes. */
const detalhe = (changes: Parameters<typeof buildDetalhe>[0]) => (server: MockServer) => {
  school()(server);
  server.respond('getGestaoAluno', buildDetalhe({ aluno_nome: 'Bento Amado', turma_aluno_id: 31_001, ...changes }));
};
const OPEN = `${PATH}?aluno=31001`;
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export const Student = played(story(PATH, { shows: 'Escola Aurora' }), openStudent);
export const StudentInExam = story(OPEN, {
  person: GESTAO_VIDA,
  shows: 'Química bimestral, dia 1',
  arrange: detalhe({
    situacao: 'em_prova',
    fator_tempo: 1.25,
    provas: [
      {
        turma_avaliacao_id: 410,
        dia_prova: 1,
        descricao: 'Simulado de novembro',
        situacao: 'em_andamento',
        iniciada_em: soon(-60),
        prazo_em: soon(120),
        encerrada_em: null,
        qtde_questoes: 90,
        qtde_respondidas: 41,
        ultima_resposta_em: soon(-9),
      },
      {
        turma_avaliacao_id: 402,
        dia_prova: 1,
        descricao: 'Química bimestral',
        situacao: 'entregue',
        iniciada_em: soon(-9000),
        prazo_em: soon(-8900),
        encerrada_em: soon(-8910),
        qtde_questoes: 20,
        qtde_respondidas: 20,
        ultima_resposta_em: soon(-8912),
      },
    ],
  }),
});
export const StudentBoss = story(OPEN, {
  shows: 'Roteiro de estudos · Revisão do 4º bimestre',
  arrange: detalhe({
    versao: 1,
    boss_liberaveis: [
      buildBoss(),
      { ...buildBoss(), materia_id: 2, materia_nome: 'Física', tipo_avaliacao: 'PlanoAcao' },
    ],
  }),
});
export const StudentLockedOut = story(OPEN, {
  shows: 'Foram muitas senhas erradas. O bloqueio acaba sozinho; resetar a senha também acaba com ele.',
  arrange: detalhe({ bloqueado_ate: soon(12) }),
});
export const StudentFirstPassword = story(OPEN, {
  shows: 'Senha inicial ainda não trocada',
  person: GESTAO_VIDA,
  arrange: detalhe({ situacao: 'senha_inicial', senha_expira_em: soon(3000), ultimo_acesso_em: null, acessos: [] }),
});
export const StudentWithoutAccount = story(OPEN, {
  shows: 'Sem conta ativa',
  arrange: detalhe({ situacao: 'inativo', login: null, acessos: [] }),
});
export const StudentLongName = story(OPEN, {
  shows: 'Sem usuário',
  person: staff('admin'),
  arrange: detalhe({ aluno_nome: LONG_NAME, login: null, sede_nome: 'Jardim das Acácias Imperiais de Nossa Senhora' }),
});
export const StudentLoading = story(OPEN, {
  shows: 'Código 31001',
  arrange: (server) => {
    school()(server);
    server.hold('getGestaoAluno');
  },
});
export const StudentNotFound = story(OPEN, {
  shows: 'Aluno não encontrado',
  arrange: (server) => {
    school()(server);
    server.fail('getGestaoAluno', 404, { message: 'Não encontrado.' });
  },
});
export const StudentFailed = story(OPEN, {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    school()(server);
    server.fail('getGestaoAluno', 500);
  },
});

const act =
  (name: string): Play =>
  async (screen) =>
    userEvent.click(await screen.findByRole('button', { name }));
export const ExportAsked = played(
  story(OPEN, { person: staff('diretor'), shows: 'Formato do arquivo' }),
  act('Exportar dados'),
);
export const EraseAsked = played(
  story(OPEN, { person: staff('diretor'), shows: 'Digite o nome completo do aluno para confirmar' }),
  act('Apagar dados'),
);
export const Erased = played(
  story(OPEN, { person: staff('diretor'), shows: 'O que a lei manda guardar', arrange: detalhe({}) }),
  async (screen) => {
    await act('Apagar dados')(screen);
    await userEvent.type(await screen.findByLabelText('Motivo'), 'Pedido da família');
    await userEvent.type(screen.getByLabelText(/^Digite o nome/u), 'Bento Amado');
    await act('Apagar dados para sempre')(screen);
  },
);

const tickTwo: Play = async (screen) => {
  for (const name of [/^Selecionar Ana Amado, código 31000/u, /^Selecionar Bento Amado, código 31001/u])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
};
const askMany: Play = async (screen) => {
  await tickTwo(screen);
  await act('Resetar senhas')(screen);
};
export const Ticked = played(story(PATH, { person: GESTAO_VIDA, shows: '2 alunos selecionados' }), tickTwo);
export const ManyAsked = played(story(PATH, { person: GESTAO_VIDA, shows: 'O que acontece' }), askMany);
export const Slips = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows: 'Beatriz Nogueira Lima',
  }),
  async (screen) => {
    await askMany(screen);
    await userEvent.type(await screen.findByLabelText('Motivo'), 'Início do ano letivo');
    await act('Resetar 2 senhas')(screen);
  },
);
export const ClassChosen = story(`${PATH}?turma=31`, { person: GESTAO_VIDA, shows: 'Fichas de acesso da turma' });
export const StudentMayReset = played(story(PATH, { person: GESTAO_VIDA, shows: 'Resetar senha' }), openStudent);
export const ResetAsked = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows:
      'Bento Amado (3ª Série · 3A, código 31001) vai receber uma senha nova, e a atual deixa de funcionar na hora, em todos os aparelhos. No meio de uma prova, precisa entrar de novo, e o tempo não para. Ninguém traz a senha atual de volta.',
  }),
  askReset,
);
export const ResetDone = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows: 'Senha resetada com sucesso',
    arrange: (server) => {
      school()(server);
      server.respond('changeSenha', { message: 'Senha resetada com sucesso', nova_senha: 'k7Rm2Qx9Lp' });
    },
  }),
  confirmReset,
);
export const ResetFailed = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows: 'Erro interno do servidor.',
    arrange: (server) => {
      school()(server);
      server.fail('changeSenha', 500, { message: 'Erro interno do servidor.' });
    },
  }),
  confirmReset,
);
