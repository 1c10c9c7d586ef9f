/** Essay proposals for the console's tests and stories. */
import type { PropostaGestao, PropostaLinha } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';

const NIVEIS = [0, 40, 80, 120, 160, 200] as const;
const COMPETENCIAS = ['Norma escrita', 'Tema e repertório', 'Argumentação', 'Coesão', 'Proposta'];

/** One with two motivating texts, which this person may change. */
export const buildProposta = (changes: Partial<PropostaGestao> = {}): PropostaGestao => ({
  proposta_redacao_id: 12,
  raiz_id: 12,
  revisao: 1,
  substituida_por: null,
  codigo: 'RED-001',
  titulo: 'O direito ao descanso na rotina dos jovens brasileiros',
  descricao:
    '<p>A partir da leitura dos textos motivadores, escreva um <strong>texto dissertativo-argumentativo</strong> sobre o tema.</p>',
  genero_textual_nome: 'Dissertativo-argumentativo',
  min_linhas: 20,
  max_linhas: 30,
  textos: [
    {
      conteudo: '<p>Bruna, 16 anos, acorda às 5h20 para pegar o ônibus. “No domingo eu durmo”, conta.</p>',
      fonte: 'Jornal do bairro, 2025.',
    },
    {
      conteudo:
        '<table><tr><th>Tempo livre</th><th>Respostas</th></tr><tr><td>Celular e jogos</td><td>41</td></tr></table>',
      fonte: '',
    },
  ],
  ano: null,
  fonte: 'Equipe de linguagens',
  situacao: 'aprovada',
  rubrica: COMPETENCIAS.map((nome, n) => ({
    numero: n + 1,
    nome,
    descricao: `O que se espera em ${nome.toLowerCase()}.`,
    maximo: 200,
    niveis: NIVEIS.map((nota) => ({ nota, descricao: `O que vale ${nota}.` })),
  })),
  provas: [],
  usada: false,
  editavel: true,
  autor_nome: 'Helena Costa',
  versao: 3,
  atualizada_em: '2026-11-02T10:00:00-03:00',
  ...changes,
});

/** One in the list. */
export const buildPropostaLinha = (changes: Partial<PropostaLinha> = {}): PropostaLinha => ({
  proposta_redacao_id: 12,
  raiz_id: changes.proposta_redacao_id ?? 12,
  revisao: 1,
  codigo: 'RED-001',
  titulo: 'O direito ao descanso na rotina dos jovens brasileiros',
  genero_textual_nome: 'Dissertativo-argumentativo',
  min_linhas: 20,
  max_linhas: 30,
  qtde_textos: 3,
  situacao: 'aprovada',
  ano: null,
  fonte: '',
  autor_nome: 'Helena Costa',
  qtde_provas: 2,
  lacrada: false,
  editavel: true,
  atualizada_em: '2026-11-02T10:00:00-03:00',
  ...changes,
});

/** Used, sealed, and a draft. */
export const PROPOSTAS: readonly PropostaLinha[] = [
  buildPropostaLinha({ revisao: 2 }),
  buildPropostaLinha({
    proposta_redacao_id: 14,
    codigo: 'RED-003',
    titulo: null,
    genero_textual_nome: 'Crônica',
    lacrada: true,
    editavel: false,
    qtde_provas: 1,
    autor_nome: 'Caio Prado',
  }),
  buildPropostaLinha({
    proposta_redacao_id: 15,
    codigo: 'RED-004',
    titulo: '',
    genero_textual_nome: 'Carta aberta',
    situacao: 'rascunho',
    min_linhas: 8,
    qtde_textos: 0,
    qtde_provas: 0,
  }),
];

export const propostas =
  (list: readonly PropostaLinha[] = PROPOSTAS) =>
  (server: MockServer): void =>
    server.respond('listPropostas', [...list]);

export const umaProposta =
  (changes: Partial<PropostaGestao> = {}) =>
  (server: MockServer): void =>
    server.respond('getProposta', buildProposta(changes));
