/** An exam on paper for the console's tests and stories; invented texts only. */
import type { Impressao, ImpressaoItem } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';

const FORMULA =
  '<math display="block"><mi>x</mi><mo>=</mo><mfrac><mrow><mo>-</mo><mi>b</mi><mo>±</mo><msqrt><mrow><msup><mi>b</mi><mn>2</mn></msup><mo>-</mo><mn>4</mn><mi>a</mi><mi>c</mi></mrow></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math>';
const LONG =
  'O reservatório da praça tem a forma de um cilindro e abastece as doze casas da rua. Nos meses de seca a companhia desliga a bomba durante a noite, e a água que falta pela manhã vem da caixa de cada casa.';
const TEXTO = 71;

const itemOf = (n: number): ImpressaoItem => ({
  avaliacao_conhecimento_questao_id: 900 + n,
  numero: n,
  numero_na_prova: n,
  banco_questao_id: 500 + n,
  codigo: `MAT-05${String(n).padStart(2, '0')}`,
  materia_nome: 'Matemática',
  lingua_estrangeira: null,
  texto_base_id: n === 3 || n === 4 ? TEXTO : null,
  subjetiva: n === 20,
  qtde_opcoes: n === 20 ? 0 : n % 4 === 0 ? 4 : 5,
  anulada: n === 7,
  gabarito: null,
});

const questaoOf = ({ numero, banco_questao_id, qtde_opcoes }: ImpressaoItem) => ({
  banco_questao_id,
  enunciado: `<p>${numero % 3 === 0 ? LONG : 'Uma caixa-d’água de 1.200 litros recebe 40 litros por minuto.'} Em quantos minutos ela enche, se começa vazia?</p>${numero % 5 === 0 ? FORMULA : ''}`,
  opcoes: ['20', '25', '30', '35', '40'].slice(0, qtde_opcoes).map((text) => `<p>${text} minutos</p>`),
});

const TURMA = { turma_avaliacao_id: 301, turma_id: 31, turma_codigo: '3A', serie_nome: '3ª Série' };
const OUTRA = { turma_id: 32, turma_codigo: '3B', serie_nome: '3ª Série' };
const NOMES = ['Ana Amado', 'Bento Brandão', 'Cecília Couto', 'Davi Dutra'];

/** Another order of the places: the last one first. */
const turned = (itens: readonly ImpressaoItem[]) =>
  itens.map((item, n) => ({ ...(itens.at(-1 - n) ?? item), numero: n + 1 }));

/** A day of twenty questions, as the query asks for it. */
export function buildImpressao(query: Readonly<Record<string, string>> = {}): Impressao {
  const all = Array.from({ length: 20 }, (_, n) => itemOf(n + 1));
  const modelo = (['B', 'C', 'D'] as const).find((one) => one === query['modelo']) ?? 'A';
  const tipo = (['folha', 'gabarito'] as const).find((one) => one === query['tipo']) ?? 'caderno';
  const itens = modelo === 'A' ? all : turned(all);
  const isCaderno = tipo === 'caderno';
  const alunos = NOMES.map((aluno_nome, n) => ({ turma_aluno_id: 31_001 + n, numero: n + 1, aluno_nome }));
  return {
    tipo,
    escola_nome: 'Colégio Luneta',
    descricao: 'Simulado Luneta',
    tipo_aplicacao: 'Presencial',
    dia_prova: 1,
    duracao_minutos: 90,
    lingua_estrangeira: null,
    modelo,
    instrucoes: 'Use apenas caneta azul ou preta.',
    itens: itens.map((item) => ({ ...item, gabarito: tipo === 'gabarito' && !item.subjetiva ? 'C' : null })),
    textos: isCaderno ? [{ texto_base_id: TEXTO, conteudo: `<p>${LONG}</p>`, fonte: 'Companhia de Águas' }] : [],
    questoes: isCaderno ? itens.map(questaoOf) : [],
    proposta: null,
    turma: query['turma_id'] === '31' ? { ...TURMA, alunos: tipo === 'folha' ? alunos : [] } : null,
    dias: [
      { dia_prova: 1, tem_lingua: false },
      { dia_prova: 2, tem_lingua: true },
    ],
    turmas: [TURMA, OUTRA].map(({ turma_id, turma_codigo, serie_nome }) => ({ turma_id, turma_codigo, serie_nome })),
  };
}

/** Answers what is asked for. */
export function impressao(server: MockServer): void {
  server.respond('getImpressao', ({ query }) => buildImpressao(query));
}
