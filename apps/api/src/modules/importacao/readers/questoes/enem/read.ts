/** Reads the zip of an ENEM folder: the exam as `enem/` interprets it, its questions as any file of questions gives them. */
import { imagensSemDescricao } from '@luneta/domain/questao-texto';
import { type Letra, LETRAS } from '@luneta/domain/resposta';

import type { ItemPlan } from '../../../enem/interpret.ts';
import { type ExamFolder, ImportError } from '../../../enem/pasta-lida.ts';
import { readExamZip } from '../../../enem/pasta-zip.ts';
import { type ExamPlan, planExam } from '../../../enem/plano.ts';
import { LANGUAGES } from '../../../enem/posicoes.ts';
import { LeituraRecusada } from '../../leitura.ts';
import { questaoVazia } from '../conferir.ts';
import { type Imagem, LIMITES, type QuestaoLida } from '../modelo.ts';
import type { Entradas } from '../qti/pacote.ts';
import { problemasDoItem, questaoAusente } from './problemas.ts';
import type { ProvaLida } from './prova.ts';

/**
 * Limit of the work that the Markdown of an exam may make: for each text its length times its signs of Markdown, and a tenth of
 * the square of its length. Signs that nothing closes make the reader look through the rest of the text. ENEM 2022 has two thirds
 * of it.
 */
const TRABALHO_MAX = 20_000_000;
const MARKS = /[[\]*_`<>!\\]/gu;

const trabalhoDe = (text: string) => text.length * ((text.match(MARKS) ?? []).length + text.length / 10);

const textsOf = ({ questions }: ExamFolder): readonly (readonly string[])[] =>
  questions.map(({ context, alternativesIntroduction, alternatives }) =>
    [context, alternativesIntroduction, ...alternatives.map(({ text }) => text)].flatMap((text) => text ?? []),
  );

/** @throws LeituraRecusada for texts that no exam has */
function requireWithin(folder: ExamFolder): void {
  const texts = textsOf(folder).flat();
  const work = texts.reduce((sum, text) => sum + trabalhoDe(text), 0);
  if (folder.questions.length > LIMITES.questoes) throw new LeituraRecusada('questoes_demais');
  if (work > TRABALHO_MAX) throw new LeituraRecusada('arquivo_incha');
}

/** @throws LeituraRecusada for a zip without an exam, or one that cannot be read */
function openExam(entradas: Entradas): ExamFolder {
  try {
    const folder = readExamZip(entradas);
    if (folder) return folder;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  throw new LeituraRecusada('prova_ilegivel');
}

/** The options with their letters, without an absent last one. */
const alternativasDe = ({ opcoes }: ItemPlan): QuestaoLida['alternativas'] =>
  opcoes.flatMap((texto, n) => {
    const letra = LETRAS[n];
    return texto === null || letra === undefined ? [] : [{ letra, texto, motivo: '' }];
  });

/** The key of the file stands until a person decides (rule QIM-3); INEP's where the file has none. */
function gabaritoDe({ gabarito, gabarito_arquivo }: ItemPlan, alternativas: QuestaoLida['alternativas']): Letra | null {
  const of = (letra: string | null) => alternativas.find((one) => one.letra === letra)?.letra ?? null;
  return of(gabarito_arquivo) ?? of(gabarito);
}

function imagensDe(html: string, { midias }: ExamPlan, pasta: string): readonly Imagem[] {
  return midias.flatMap(({ sha256, tipo, conteudo }) => {
    const at = html.indexOf(`${pasta}${sha256}.`);
    if (at < 0) return [];
    const endereco = html.slice(at, html.indexOf('"', at));
    return [{ nome: endereco.slice(pasta.length), sha256, tipo, endereco, bytes: new Uint8Array(conteudo) }];
  });
}

const LINGUAS: Readonly<Record<1 | 2, string>> = { 1: LANGUAGES.ingles.materia, 2: LANGUAGES.espanhol.materia };

const nomeDe = ({ numero, lingua_estrangeira }: Pick<ItemPlan, 'numero' | 'lingua_estrangeira'>): string =>
  lingua_estrangeira === null ? `Questão ${numero}` : `Questão ${numero} (${LINGUAS[lingua_estrangeira]})`;

function questaoDe(item: ItemPlan, plan: ExamPlan, pasta: string): QuestaoLida {
  const { slug, area, dia_prova, numero, materia, habilidade, lingua_estrangeira, tri, enunciado } = item;
  const alternativas = alternativasDe(item);
  const html = [enunciado, ...alternativas.map(({ texto }) => texto)].join('\n');
  const questao = {
    ...questaoVazia,
    arquivo: `questions/${slug}`.slice(0, 60),
    linha: numero,
    nome: nomeDe(item),
    codigo: `${plan.codigo}-${slug}`,
    materia,
    habilidades: habilidade === null ? [] : [`${area.codigo}-${habilidade}`],
    etiquetas: [plan.descricao],
    tipo: 'objetiva' as const,
    enunciado,
    alternativas,
    gabarito: gabaritoDe(item, alternativas),
    lingua: lingua_estrangeira,
    tri: tri && { ...tri, origem: 'INEP' },
    imagens: imagensDe(html, plan, pasta),
    lugar: { dia_prova, numero, area_codigo: area.codigo },
  };
  const avisos = plan.avisos.filter((one) => one.questao === slug);
  return { ...questao, problemas: problemasDoItem(questao, item, { avisos, imagens: imagensSemDescricao(html) }) };
}

/** Questions in the order of the exam, and in between those that the folder lacks. */
function questoesDe(plan: ExamPlan, pasta: string): readonly QuestaoLida[] {
  const itens = new Map(plan.itens.map((item) => [`${item.numero} ${item.lingua_estrangeira ?? 0}`, item]));
  return plan.caderno.map(({ numero, lingua_estrangeira, dia_prova, area_codigo }): QuestaoLida => {
    const item = itens.get(`${numero} ${lingua_estrangeira}`);
    if (item) return questaoDe(item, plan, pasta);
    const lingua = lingua_estrangeira === 0 ? null : lingua_estrangeira;
    const nome = nomeDe({ numero, lingua_estrangeira: lingua });
    return {
      ...questaoVazia,
      linha: numero,
      tipo: 'objetiva',
      nome,
      lingua,
      ignorada: true,
      imagens: [],
      lugar: { dia_prova, numero, area_codigo },
      problemas: [questaoAusente(nome)],
    };
  });
}

function provaDe({ codigo, descricao, dias, itens, caderno, cadernos }: ExamPlan): ProvaLida {
  const materias = new Map(
    itens.map(({ area, materia: nome }) => [`${area.codigo} ${nome}`, { area_codigo: area.codigo, nome }]),
  );
  const isKey = (text: string | null): text is Letra | 'X' => text === 'X' || LETRAS.some((letra) => letra === text);
  const lugares = caderno.map(({ gabarito, ...lugar }) => ({
    ...lugar,
    gabarito: isKey(gabarito) ? gabarito : null,
    decidido: null,
  }));
  return { codigo, descricao, dias, materias: [...materias.values()], caderno: { lugares, cadernos } };
}

/** @throws LeituraRecusada for a zip that holds no exam, or one that is made to harm */
export async function readProvaEnem(
  entradas: Entradas,
  pasta: string,
): Promise<{ readonly questoes: readonly QuestaoLida[]; readonly prova: ProvaLida }> {
  const folder = openExam(entradas);
  requireWithin(folder);
  const plan = await planExam(folder, { pasta, descreve: false });
  return { questoes: questoesDe(plan, pasta), prova: provaDe(plan) };
}
