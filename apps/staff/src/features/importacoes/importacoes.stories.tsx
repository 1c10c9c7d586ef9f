import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import {
  buildImportacao,
  buildImportacaoParametros,
  buildImportacaoQuestoes,
  IMPORTACAO_ID,
  importacao,
  importacaoQuestoes,
  LINHA_DIVERGENTE,
} from '../../testing/importacoes.ts';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/importacoes' } satisfies Meta;

const person = staff('diretor');
const LIST = '/escola/importacoes';
const ONE = `${LIST}/${IMPORTACAO_ID}`;
const CHECK = `${ONE}?etapa=conferencia`;
const done = {
  situacao: 'aplicada',
  aplicada_em: '2026-11-23T09:20:00-03:00',
  desfazer_ate: '2026-12-23T09:20:00-03:00',
} as const;

export const Files = story(LIST, { person, arrange: importacao(), shows: 'matriculas_2027.csv' });
export const Empty = story(LIST, {
  person,
  arrange: (server) => server.respond('listImportacoes', []),
  shows: 'Nenhum arquivo foi importado ainda. Comece pela planilha de alunos da escola.',
});
export const ReadOnly = story(LIST, {
  person: staff('supervisor'),
  arrange: importacao(),
  shows: 'Você pode ver as importações. Quem importa é a direção, a gestão da escola ou a administração.',
});
export const Waiting = story(LIST, {
  person,
  arrange: (server) => void server.hold('listImportacoes'),
  shows: 'Carregando as importações',
});
export const Failed = story(LIST, {
  person,
  arrange: (server) => server.fail('listImportacoes', 500),
  shows: 'Tentar de novo',
});
export const Offline = story(LIST, {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
export const File = story(`${LIST}/nova?tipo=alunos`, { person, arrange: importacao(), shows: 'Baixar modelo' });
export const Columns = story(ONE, { person, arrange: importacao(), shows: 'Ficam de fora sempre.' });
export const Report = story(CHECK, { person, arrange: importacao(), shows: 'Aplicar 352 mudanças' });
export const Changes = story(`${CHECK}&acao=atualizar`, { person, arrange: importacao(), shows: 'Lia Tavares' });
export const Working = story(ONE, {
  person,
  arrange: importacao(buildImportacao({ situacao: 'aplicando', progresso: { feitas: 1200, total: 5000 } })),
  shows: '1.200 de 5.000 linhas',
});
export const Refused = story(ONE, {
  person,
  arrange: importacao(
    buildImportacao({
      situacao: 'recusada',
      colunas: [],
      erro: { codigo: 'linhas_demais', mensagem: 'O arquivo tem 10.001 linhas.', como_resolver: 'Divida a planilha.' },
    }),
  ),
  shows: 'O arquivo tem 10.001 linhas. Divida a planilha.',
});
export const Done = story(ONE, { person, arrange: importacao(buildImportacao(done)), shows: 'Imprimir fichas' });
export const Undone = story(ONE, {
  person,
  arrange: importacao(
    buildImportacao({ ...done, situacao: 'desfeita', desfeita_em: '2026-11-23T09:30:00-03:00', desfazer_ate: null }),
  ),
  shows: 'Importações',
});
export const Sheets = story(ONE, {
  person,
  arrange: importacao(buildImportacao({ formato: 'xlsx', codificacao: null, planilhas: ['Capa', 'Alunos'] })),
  shows: 'Planilha do arquivo',
});
export const Untold = story(ONE, {
  person,
  arrange: importacao(
    buildImportacao({
      situacao: 'recusada',
      novas_turmas: [],
      erro: {
        codigo: 'cabecalho_repetido',
        mensagem: 'Duas colunas do arquivo têm o mesmo título.',
        como_resolver: 'Diga em “Colunas” qual delas vale, ou mude um dos títulos e envie de novo.',
      },
    }),
  ),
  shows: 'Ficam de fora sempre.',
});
export const Zip = story(ONE, {
  person,
  arrange: importacao(buildImportacao({ tipo: 'pessoas', formato: 'oneroster', colunas: [], campos: [] })),
  shows: 'Cada aula é uma turma',
});

const teacher = GESTAO_VIDA;
export const QuestionFile = story(`${LIST}/nova?tipo=questoes`, {
  person: teacher,
  arrange: importacaoQuestoes(),
  shows: 'Baixar modelo',
});
export const QuestionFolders = story(ONE, {
  person: teacher,
  arrange: importacaoQuestoes(),
  shows: '2 categorias ainda sem matéria',
});
export const QuestionReport = story(`${CHECK}&acao=criar`, {
  person: teacher,
  arrange: importacaoQuestoes(),
  shows: 'Aplicar 16 mudanças',
});
export const QuestionPreview = {
  ...story(`${CHECK}&acao=criar`, { person: teacher, arrange: importacaoQuestoes(), shows: 'Como o aluno vê' }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: /Observe o mapa/u })),
};
export const QuestionDuplicates = story(`${CHECK}&acao=duplicada`, {
  person: teacher,
  arrange: importacaoQuestoes(),
  shows: 'Linha 3: Já existe: Q-0213.',
});
export const QuestionsDone = story(ONE, {
  person: teacher,
  arrange: importacaoQuestoes(buildImportacaoQuestoes(done)),
  shows: 'Ver no banco de questões',
});

const parametros = (changes: Parameters<typeof buildImportacaoParametros>[0] = {}) =>
  importacao(buildImportacaoParametros(changes), [LINHA_DIVERGENTE]);
export const ParameterBooklets = story(ONE, {
  person: teacher,
  arrange: parametros(),
  shows: 'Caderno azul (1065): 44 de 45 gabaritos iguais',
});
export const ParameterKeys = story(CHECK, { person: teacher, arrange: parametros(), shows: 'Usar D' });
export const ParametersDone = story(ONE, { person: teacher, arrange: parametros(done), shows: 'Voltar à prova' });
