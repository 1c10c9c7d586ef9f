/** Puts a question together and says what keeps it from being asked. The same for every format. */
import { questaoFalhas, type QuestaoFalha } from '@luneta/domain/questao-alternativas';
import { cleanHabilidade, sistemaDaHabilidade } from '@luneta/domain/questao-habilidade';
import { toPlainText } from '../../../../http/rich-text/plain-text.ts';
import { type Letra, LETRAS } from '@luneta/domain/resposta';

import type { Conteudo } from './conteudo.ts';
import type { CampoDaQuestao, ProblemaDaQuestao, QuestaoLida } from './modelo.ts';
import { erro } from './problemas.ts';

const COLUNAS = ['a', 'b', 'c', 'd', 'e'] as const;
const ARQUIVO = 'Corrija no arquivo e envie de novo.';

/** Sentences of what the rules of questions find. */
const FALHAS: Readonly<Record<QuestaoFalha['codigo'], readonly [mensagem: string, como: string]>> = {
  enunciado_vazio: ['O enunciado está vazio.', 'Preencha o enunciado e envie de novo.'],
  sem_alternativas: ['A questão precisa de pelo menos duas alternativas.', 'Acrescente alternativas e envie de novo.'],
  alternativa_vazia: ['Uma alternativa está vazia.', 'Preencha a alternativa ou apague-a, e envie de novo.'],
  alternativa_repetida: ['Duas alternativas dizem o mesmo.', 'Deixe as alternativas diferentes e envie de novo.'],
  letra_fora_de_ordem: ['Falta uma alternativa no meio.', 'Preencha as alternativas em ordem, sem pular letra.'],
  sem_gabarito: ['Falta dizer qual é a alternativa certa.', 'Informe o gabarito e envie de novo.'],
  gabarito_sem_alternativa: ['O gabarito é de uma alternativa que não existe.', ARQUIVO],
  alternativa_em_discursiva: ['Uma questão discursiva não tem alternativas.', ARQUIVO],
  gabarito_em_discursiva: ['Uma questão discursiva não tem gabarito.', ARQUIVO],
};

function fieldOf(campo: string): CampoDaQuestao | null {
  const place = /^alternativas\.(\d)/u.exec(campo)?.[1];
  if (place !== undefined) return COLUNAS[Number(place)] ?? null;
  return campo === 'enunciado' || campo === 'gabarito' ? campo : null;
}

const asProblem = ({ campo, codigo }: QuestaoFalha): ProblemaDaQuestao => {
  const [mensagem, como] = FALHAS[codigo];
  return erro(codigo, { campo: fieldOf(campo), mensagem, como });
};

/** The option of a place; the column of its problems. */
export const letraDe = (index: number): Letra | null => LETRAS[index] ?? null;
export const colunaDe = (index: number): CampoDaQuestao => COLUNAS[index] ?? 'e';

const DEMAIS = 'alternativas_demais';
/** More options than a question may have. */
export const alternativasDemais = (quantas: number): ProblemaDaQuestao =>
  erro(DEMAIS, {
    mensagem: `A questão tem ${quantas} alternativas; o máximo é cinco.`,
    como: 'Deixe no máximo cinco alternativas e envie de novo.',
  });

/** Words of a file that are codes of a curriculum, and the others. */
export function splitEtiquetas(words: readonly string[]): Pick<QuestaoLida, 'habilidades' | 'etiquetas'> {
  const habilidades = new Set<string>();
  const etiquetas = new Set<string>();
  for (const word of words.map((one) => one.trim().replaceAll(/\s+/gu, ' ')).filter((one) => one !== '')) {
    const sistema = sistemaDaHabilidade(word);
    if (sistema === 'propria') etiquetas.add(word.slice(0, 60));
    else habilidades.add(cleanHabilidade(sistema, word));
  }
  return { habilidades: [...habilidades], etiquetas: [...etiquetas] };
}

/** A question of which nothing is known. */
export const questaoVazia = {
  arquivo: '',
  codigo: null,
  nome: '',
  categoria: [],
  materia: null,
  objeto: null,
  habilidades: [],
  etiquetas: [],
  texto_base: null,
  enunciado: '',
  alternativas: [],
  gabarito: null,
  comentario: '',
  dificuldade: null,
  lingua: null,
  tri: null,
  pontuacao: null,
  orientacoes: '',
  ignorada: false,
} as const;

/** What keeps it from being asked, for a file whose questions come as drafts then. @param como how it is mended */
export const falhasComoAvisos = (
  questao: Pick<QuestaoLida, 'tipo' | 'enunciado' | 'alternativas' | 'gabarito'>,
  como: string,
): ProblemaDaQuestao[] =>
  questaoFalhas(questao)
    .map(asProblem)
    .map((problema) => ({ ...problema, gravidade: 'aviso', como_resolver: como }));

type Dados = Partial<QuestaoLida> & Pick<QuestaoLida, 'linha' | 'tipo'>;

const NOME = 80;

/** The question with everything that is wrong with it. What an earlier fault explains is not said again. */
export function montar(dados: Dados, conteudo: Conteudo): QuestaoLida {
  const questao = { ...questaoVazia, ...dados };
  const found = conteudo.problemas();
  const isRefused = found.some(({ gravidade }) => gravidade === 'erro');
  const own = isRefused || questao.ignorada ? [] : questaoFalhas(questao).map(asProblem);
  return {
    ...questao,
    nome: (questao.nome === '' ? toPlainText(questao.enunciado, NOME) : questao.nome).slice(0, NOME),
    imagens: conteudo.imagens(),
    problemas: [...found, ...own],
  };
}
