/** Files of people for the console's tests and stories, and a server that judges, mends and applies one. Invented names only. */
import type {
  GestaoImportacao,
  GestaoImportacaoLinha,
  GestaoImportacaoPrevia,
  GestaoImportacaoResumida,
} from '@luneta/api-client';
import type { MockCall, MockServer } from '@luneta/testing';

export const IMPORTACAO_ID = '6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35';

const COLUNAS: GestaoImportacao['colunas'] = [
  ['Nº MATRÍCULA', ['2027-0418', '2027-0419', '2027-0420'], 'id_externo', 'reconhecida'] as const,
  ['nome', ['João Brandão', 'Conceição Araújo', 'Ítalo Sá'], 'nome', 'reconhecida'] as const,
  ['DT NASC', ['14/03/2014', '02/09/2014', '30/11/2013'], 'data_nascimento', 'reconhecida'] as const,
  ['turma', ['7A', '7A', '7C'], 'turma', 'reconhecida'] as const,
  ['OBS 2', ['van escolar', '', 'van escolar'], null, 'ignorada'] as const,
  ['CPF', [], null, 'nunca_guardada'] as const,
  ['COR/RAÇA', [], null, 'nunca_guardada'] as const,
].map(([nome, exemplos, campo, situacao], n) => ({
  arquivo: '',
  coluna: n + 1,
  nome,
  exemplos: [...exemplos],
  campo,
  situacao,
}));

export const buildImportacao = (changes: Partial<GestaoImportacao> = {}): GestaoImportacao => ({
  importacao_id: IMPORTACAO_ID,
  tipo: 'alunos',
  formato: 'csv',
  situacao: 'pronta',
  nome_arquivo: 'matriculas_2027.csv',
  resumo: {
    criar: 312,
    atualizar: 40,
    igual: 53,
    mover: 0,
    inativar: 0,
    reativar: 0,
    nova_revisao: 0,
    duplicada: 0,
    erro: 7,
    ignorada: 0,
    aviso: 3,
  },
  criada_por_nome: 'Helena Prado',
  criada_em: '2026-11-23T09:12:00-03:00',
  aplicada_em: null,
  desfeita_em: null,
  desfazer_ate: null,
  tamanho: 41_233,
  codificacao: 'windows-1252',
  amostras: ['Conceição', 'Ítalo', 'Antônia'],
  colunas: COLUNAS,
  campos: [
    { campo: 'id_externo', necessario: false },
    { campo: 'nome', necessario: true },
    { campo: 'turma', necessario: true },
    { campo: 'data_nascimento', necessario: false },
    { campo: 'email', necessario: false },
  ],
  planilhas: [],
  opcoes: {
    ausentes: 'nada',
    criar_turmas: true,
    ano: 2027,
    versao_aluno: 2,
    nomes: 'perguntar',
    planilha: 1,
    aulas_sao_turmas: false,
    html: false,
    materia_id: null,
    objeto_conhecimento_id: null,
    categorias: [],
  },
  novas_turmas: [{ codigo: '7C', serie: '7º ano', sede: 'Centro' }],
  categorias: [],
  progresso: null,
  erro: null,
  confirmacao_necessaria: null,
  valores_ate: '2026-12-23T09:12:00-03:00',
  versao: 2,
  ...changes,
});

export const buildLinha = (changes: Partial<GestaoImportacaoLinha> = {}): GestaoImportacaoLinha => ({
  ordem: 26,
  arquivo: '',
  linha: 27,
  acao: 'erro',
  nome: 'Ítalo Sá',
  pessoa_id: null,
  banco_questao_id: null,
  valores: [
    { campo: 'nome', valor: 'Ítalo Sá' },
    { campo: 'data_nascimento', valor: '31/02/2014' },
    { campo: 'turma', valor: '7A' },
  ],
  mudancas: [],
  problemas: [
    {
      campo: 'data_nascimento',
      codigo: 'data_invalida',
      gravidade: 'erro',
      valor: '31/02/2014',
      mensagem: 'Linha 27, data_nascimento: "31/02/2014" não é uma data.',
      motivo: 'não é uma data.',
      como_resolver: 'Escreva dia/mês/ano, por exemplo 28/02/2014.',
      candidatos: [],
    },
  ],
  decisao: null,
  aplicada_em: null,
  versao: 1,
  ...changes,
});

/** A date, a class that is misspelt, and a name that is missing. */
export const ERRADAS: readonly GestaoImportacaoLinha[] = [
  buildLinha(),
  buildLinha({
    ordem: 87,
    linha: 88,
    nome: 'Luísa Prado',
    problemas: [
      {
        campo: 'turma',
        codigo: 'turma_desconhecida',
        gravidade: 'erro',
        valor: '7 B',
        mensagem: 'Linha 88, turma: "7 B" não é uma turma de 2027.',
        motivo: 'não é uma turma de 2027.',
        como_resolver: 'Escreva o código de uma turma da escola.',
        candidatos: [{ id: null, nome: '7B', detalhe: '7º ano' }],
      },
    ],
  }),
  buildLinha({
    ordem: 130,
    linha: 131,
    nome: '',
    problemas: [
      {
        campo: 'nome',
        codigo: 'obrigatorio',
        gravidade: 'erro',
        valor: '',
        mensagem: 'Linha 131, nome: está vazio.',
        motivo: 'está vazio.',
        como_resolver: 'Preencha este campo.',
        candidatos: [],
      },
    ],
  }),
];

export const MUDADA = buildLinha({
  ordem: 40,
  linha: 41,
  acao: 'atualizar',
  nome: 'Lia Tavares',
  pessoa_id: 118,
  problemas: [],
  mudancas: [
    { campo: 'turma', antes: '7A', depois: '7B' },
    { campo: 'email', antes: null, depois: 'lia@exemplo.com' },
  ],
});

export const resumidaOf = (importacao: GestaoImportacao): GestaoImportacaoResumida => ({
  importacao_id: importacao.importacao_id,
  tipo: importacao.tipo,
  formato: importacao.formato,
  situacao: importacao.situacao,
  nome_arquivo: importacao.nome_arquivo,
  resumo: importacao.resumo,
  criada_por_nome: importacao.criada_por_nome,
  criada_em: importacao.criada_em,
  aplicada_em: importacao.aplicada_em,
  desfeita_em: importacao.desfeita_em,
  desfazer_ate: importacao.desfazer_ate,
});

const NADA: GestaoImportacao['resumo'] = {
  criar: 0,
  atualizar: 0,
  igual: 0,
  mover: 0,
  inativar: 0,
  reativar: 0,
  nova_revisao: 0,
  duplicada: 0,
  erro: 0,
  ignorada: 0,
  aviso: 0,
};
const MAPA = `/api/v2/midias/1/${'a'.repeat(64)}.gif`;
/** One grey point. */
export const PONTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=';

const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/**
 * Answers with this file and these faulty lines, and with what becomes of them: a line is mended by any value but one that
 * has a question mark, and an application or undo is done when it is next asked for. For `arrange` of a story too.
 */
export const importacao =
  (first: GestaoImportacao = buildImportacao(), wrong: readonly GestaoImportacaoLinha[] = ERRADAS) =>
  (server: MockServer): void => {
    let now = first;
    let faulty = [...wrong];
    const after = (situacao: GestaoImportacao['situacao'], changes: Partial<GestaoImportacao>) => {
      const doing = { importacao_id: now.importacao_id, situacao };
      now = { ...now, ...changes, versao: now.versao + 1 };
      return doing;
    };
    server.respond('listImportacoes', () => [resumidaOf(now)]);
    server.respond('getImportacao', () => now);
    server.respond('listImportacaoLinhas', ({ query }) =>
      query['acao'] === 'erro' ? faulty : query['acao'] === 'atualizar' ? [MUDADA] : [],
    );
    server.respond('saveImportacaoLinha', ({ path, body }: MockCall) => {
      const linha = faulty.find(({ ordem }) => String(ordem) === path['ordem']) ?? buildLinha();
      const still = JSON.stringify(isBody(body) ? body['valores'] : null).includes('?');
      if (!still) {
        faulty = faulty.filter((one) => one !== linha);
        now = { ...now, resumo: { ...now.resumo, erro: now.resumo.erro - 1, criar: now.resumo.criar + 1 } };
      }
      const { resumo, versao, confirmacao_necessaria } = now;
      const mended = still ? linha : { ...linha, acao: 'criar' as const, problemas: [] };
      return { linha: mended, resumo, versao, confirmacao_necessaria };
    });
    server.respond('setImportacaoMapeamento', () => after('analisando', { situacao: 'pronta' }));
    server.respond('applyImportacao', () =>
      after('aplicando', {
        situacao: 'aplicada',
        aplicada_em: '2026-11-23T09:20:00-03:00',
        desfazer_ate: '2026-12-23T09:20:00-03:00',
      }),
    );
    server.respond('undoImportacao', () =>
      after('desfazendo', { situacao: 'desfeita', desfeita_em: '2026-11-23T09:30:00-03:00', desfazer_ate: null }),
    );
  };

/** A Moodle file of three folders: one that the school knows, one that it does not, and questions in none. */
export const buildImportacaoQuestoes = (changes: Partial<GestaoImportacao> = {}): GestaoImportacao =>
  buildImportacao({
    tipo: 'questoes',
    formato: 'moodle_xml',
    nome_arquivo: 'moodle_2bim.xml',
    resumo: { ...NADA, criar: 14, nova_revisao: 2, igual: 1, duplicada: 2, erro: 4, aviso: 3 },
    codificacao: 'utf-8',
    amostras: [],
    colunas: [],
    campos: [
      { campo: 'codigo', necessario: false },
      { campo: 'materia', necessario: false },
      { campo: 'gabarito', necessario: false },
    ],
    novas_turmas: [],
    categorias: [
      { categoria: 'Matemática / Razão e proporção', questoes: 15, materia_id: 1, objeto_conhecimento_id: 12 },
      { categoria: 'Banco antigo / 2024', questoes: 6, materia_id: null, objeto_conhecimento_id: null },
      { categoria: '', questoes: 2, materia_id: null, objeto_conhecimento_id: null },
    ],
    ...changes,
  });

/** A question of the file. */
export const buildLinhaQuestao = (changes: Partial<GestaoImportacaoLinha> = {}): GestaoImportacaoLinha =>
  buildLinha({
    ordem: 1,
    linha: 1,
    acao: 'criar',
    nome: 'Uma caixa de 1.200 litros recebe 40 litros por minuto.',
    valores: [
      { campo: 'enunciado', valor: 'Uma caixa de 1.200 litros recebe 40 litros por minuto.' },
      { campo: 'materia', valor: 'Matemática' },
      { campo: 'objeto', valor: 'Razão e proporção' },
      { campo: 'gabarito', valor: 'B' },
    ],
    problemas: [],
    ...changes,
  });

export const QUESTOES_DO_ARQUIVO: readonly GestaoImportacaoLinha[] = [
  buildLinhaQuestao(),
  buildLinhaQuestao({
    ordem: 2,
    linha: 2,
    nome: 'q2',
    valores: [{ campo: 'enunciado', valor: 'Observe o mapa da bacia.' }],
    problemas: [
      {
        campo: 'imagem',
        codigo: 'imagem_sem_descricao',
        gravidade: 'aviso',
        valor: 'mapa.png',
        mensagem: 'Linha 2: Uma imagem não tem descrição.',
        motivo: 'Uma imagem não tem descrição.',
        como_resolver: 'Descreva a imagem no editor ou diga que é decorativa: há quem não a veja.',
        candidatos: [],
      },
    ],
  }),
  buildLinhaQuestao({
    ordem: 3,
    linha: 3,
    acao: 'duplicada',
    nome: 'Quanto é 2 + 2?',
    banco_questao_id: 620,
    problemas: [
      {
        campo: 'enunciado',
        codigo: 'questao_repetida',
        gravidade: 'aviso',
        valor: 'Q-0213',
        mensagem: 'Linha 3: Já existe: Q-0213.',
        motivo: 'Já existe: Q-0213.',
        como_resolver: 'Nada a fazer: a questão do banco fica.',
        candidatos: [],
      },
    ],
  }),
  buildLinhaQuestao({
    ordem: 4,
    linha: 4,
    acao: 'erro',
    nome: 'q4',
    valores: [{ campo: 'enunciado', valor: 'Relacione as colunas.' }],
    problemas: [
      {
        campo: 'tipo',
        codigo: 'tipo_nao_suportado',
        gravidade: 'erro',
        valor: 'matching',
        mensagem: 'Linha 4: questões de associação não são aceitas.',
        motivo: 'questões de associação não são aceitas.',
        como_resolver: 'Escreva-a de novo no editor, como objetiva.',
        candidatos: [],
      },
    ],
  }),
];

/** A file of questions, its lines by what they do, and the preview of the second with its picture. */
export const importacaoQuestoes =
  (first: GestaoImportacao = buildImportacaoQuestoes()) =>
  (server: MockServer): void => {
    importacao(first)(server);
    server.respond('listImportacaoLinhas', ({ query }) =>
      QUESTOES_DO_ARQUIVO.filter(({ acao }) => query['acao'] === undefined || acao === query['acao']),
    );
    server.respond('getImportacaoLinhaPrevia', ({ path }): GestaoImportacaoPrevia => ({
      ordem: Number(path['ordem']),
      tipo: 'objetiva',
      texto_base: '',
      enunciado:
        path['ordem'] === '2'
          ? `<p>Observe o mapa da bacia.</p><p><img src="${MAPA}" alt="Mapa da bacia"></p>`
          : '<p>Uma caixa de 1.200 litros recebe 40 litros por minuto.</p>',
      alternativas: [
        { letra: 'A', texto: '20 minutos', motivo: '' },
        { letra: 'B', texto: '30 minutos', motivo: '' },
      ],
      gabarito: 'B',
      comentario: '<p>1.200 ÷ 40 = 30.</p>',
      imagens: path['ordem'] === '2' ? [{ endereco: MAPA, dados: PONTO }] : [],
    }));
  };

type AreaDosParametros = NonNullable<GestaoImportacao['parametros']>['areas'][number];

const cadernoDe = (caderno: string, cor: string, iguais: number) => ({ caderno, cor, iguais, comuns: 45 });

/** Booklets of four areas: three proposed, one of which lacks two questions, and one to be chosen. */
export const AREAS_DOS_PARAMETROS: readonly AreaDosParametros[] = [
  ['LC', 'proposta', '1065', [23, 31]] as const,
  ['CH', 'proposta', '1055', []] as const,
  ['CN', 'proposta', '1085', []] as const,
  ['MT', 'por_escolher', null, []] as const,
].map(([area_codigo, situacao, caderno, faltam]) => ({
  area_codigo,
  itens: 45,
  na_escala: caderno === null ? 0 : 44,
  situacao,
  caderno,
  candidatos:
    caderno === null
      ? [cadernoDe('1075', 'AZUL', 36), cadernoDe('1076', 'AMARELO', 12)]
      : [cadernoDe(caderno, 'AZUL', 44), cadernoDe('1066', 'AMARELO', 9)],
  faltam: [...faltam],
}));

/** A file of parameters for a published exam. */
export const buildImportacaoParametros = (changes: Partial<GestaoImportacao> = {}): GestaoImportacao =>
  buildImportacao({
    tipo: 'parametros_tri',
    nome_arquivo: 'ITENS_PROVA_2022.csv',
    resumo: { ...NADA, atualizar: 133, erro: 1, aviso: 2 },
    codificacao: 'utf-8',
    amostras: [],
    colunas: [],
    campos: [{ campo: 'gabarito', necessario: true }],
    novas_turmas: [],
    parametros: {
      avaliacao_conhecimento_id: 41,
      rascunho_id: null,
      descricao: 'ENEM 2022',
      areas: [...AREAS_DOS_PARAMETROS],
    },
    ...changes,
  });

/** An item whose key the exam and INEP have differently. */
export const LINHA_DIVERGENTE = buildLinha({
  ordem: 8,
  linha: 1210,
  nome: 'Questão 143',
  banco_questao_id: 3143,
  valores: [
    { campo: 'codigo', valor: 'ENEM-2022-143' },
    { campo: 'gabarito', valor: 'D' },
  ],
  problemas: [
    {
      campo: 'gabarito',
      codigo: 'gabarito_diverge',
      gravidade: 'erro',
      valor: 'D',
      mensagem: 'Questão 143: a prova diz B, o INEP diz D.',
      motivo: 'a prova diz B, o INEP diz D.',
      como_resolver: 'Use D, do INEP, ou fique com B.',
      candidatos: [
        { id: null, nome: 'D', detalhe: 'INEP' },
        { id: null, nome: 'B', detalhe: 'como na prova' },
      ],
    },
  ],
});
