/** One item of QTI 2.1, 2.2 or 3.0 as a question. Pure: the package gives its files and the passages it refers to. */
import { montar, splitEtiquetas } from '../conferir.ts';
import { type Arquivos, type Conteudo, createConteudo } from '../conteudo.ts';
import type { QuestaoLida } from '../modelo.ts';
import { casos } from '../problemas.ts';
import { type Elemento, textOf } from '../xml/arvore.ts';
import { htmlDe } from './corpo.ts';
import { atributoDe, nomeDe, primeiro, todos } from './nomes.ts';
import { interactionOf, readChoice } from './resposta.ts';

/** What belongs to an item besides its own text. */
export type Ambiente = {
  readonly arquivo: string;
  readonly linha: number;
  readonly pasta: string;
  readonly arquivos: Arquivos;
  /** The passage at an address that the item names. */
  readonly estimulo: (href: string) => { readonly raiz: Elemento; readonly arquivos: Arquivos } | null;
  /** Code of a catalogue. The identifier of an item is unique in its package alone. */
  readonly codigo: string | null;
  readonly dificuldade: QuestaoLida['dificuldade'];
  readonly palavras: readonly string[];
  readonly categoria: readonly string[];
};

/** Why an item as a whole is left out; null when it is read. */
function leftOut(item: Elemento): string | null {
  if (nomeDe(item) !== 'assessmentitem') return item.nome;
  if (atributoDe(item, 'adaptive') === 'true') return 'adaptativa';
  if (primeiro(item, 'templatedeclaration') ?? primeiro(item, 'printedvariable')) return 'com valores sorteados';
  return primeiro(item, 'itembody') === null ? 'sem corpo' : null;
}

const BLOCK = /<(?:p|div|ul|ol|table|blockquote|pre|h[1-6])\b/iu;

/** Notes of the body for one kind of reader. */
const rubrics = (body: Elemento, view: string): string =>
  todos(body, 'rubricblock')
    .filter((rubric) => atributoDe(rubric, 'view').split(/\s+/u).includes(view))
    .map(htmlDe)
    .join('\n');

/** Said to who answered wrong: as a comment for everybody it would contradict what is right. */
const FOR_WRONG = /incorrect|wrong/iu;

/** Feedback that is shown after an answer: of one option by its identifier, and of the whole. */
function feedbackOf(item: Elemento, options: ReadonlySet<string>): { motivos: Map<string, string>; geral: string } {
  const motivos = new Map<string, string>();
  const geral: string[] = [];
  const shown = [...todos(item, 'modalfeedback'), ...todos(item, 'feedbackblock')].filter(
    (one) => atributoDe(one, 'showhide') !== 'hide',
  );
  for (const one of shown) {
    const identifier = atributoDe(one, 'identifier');
    if (options.has(identifier)) motivos.set(identifier, htmlDe(one));
    else if (!FOR_WRONG.test(identifier)) geral.push(htmlDe(one));
  }
  return { motivos, geral: geral.filter((html) => html !== '').join('\n') };
}

function passageOf(item: Elemento, conteudo: Conteudo, { estimulo }: Ambiente): QuestaoLida['texto_base'] {
  const ref = primeiro(item, 'assessmentstimulusref');
  const found = ref && estimulo(atributoDe(ref, 'href'));
  const body = found ? primeiro(found.raiz, 'stimulusbody') : null;
  if (!found || !body) return null;
  const titulo = atributoDe(found.raiz, 'title').slice(0, 200);
  return { titulo, conteudo: conteudo.texto('texto_base', htmlDe(body), 'html', found.arquivos), fonte: '' };
}

/** Points of a text question that are written as the most it may bring. */
function pontosDe(item: Elemento): number | null {
  const max = todos(item, 'outcomedeclaration').find((one) => atributoDe(one, 'identifier') === 'MAXSCORE');
  const points = max ? Number(textOf(primeiro(max, 'value')).trim()) : 0;
  return points > 0 && points <= 1000 && points !== 1 ? Math.round(points * 100) / 100 : null;
}

/** A media file that no screen of an exam plays. */
const mediaOf = (body: Elemento): Elemento | null =>
  todos(body, 'object').find((one) => !atributoDe(one, 'type').startsWith('image/')) ??
  primeiro(body, 'audio') ??
  primeiro(body, 'video');

export function readItem(item: Elemento, ambiente: Ambiente): QuestaoLida {
  const { arquivo, linha, pasta, arquivos, palavras, categoria } = ambiente;
  const conteudo = createConteudo(pasta);
  const common = {
    arquivo,
    linha,
    categoria,
    codigo: ambiente.codigo,
    dificuldade: ambiente.dificuldade,
    nome: atributoDe(item, 'title'),
    ...splitEtiquetas(palavras),
  };
  const why = leftOut(item);
  const body = primeiro(item, 'itembody');
  if (why !== null || !body) {
    conteudo.dizer(casos.tipo(why ?? ''));
    return montar({ ...common, tipo: 'objetiva' }, conteudo);
  }
  const media = mediaOf(body);
  if (media) conteudo.dizer(casos.midia(atributoDe(media, 'data') || atributoDe(media, 'src')));
  const interaction = interactionOf(body, conteudo);
  const isChoice = interaction !== null && nomeDe(interaction) === 'choiceinteraction';
  const prompt = interaction ? htmlDe(primeiro(interaction, 'prompt')) : '';
  const asked = prompt === '' || BLOCK.test(prompt) ? prompt : `<p>${prompt}</p>`;
  const stem = [rubrics(body, 'candidate'), htmlDe(body), asked].join('\n').trim();
  const enunciado = conteudo.texto('enunciado', stem, 'html', arquivos);
  if (interaction === null) return montar({ ...common, tipo: 'objetiva', enunciado }, conteudo);
  const options = isChoice ? todos(interaction, 'simplechoice').map((one) => atributoDe(one, 'identifier')) : [];
  const { motivos, geral } = feedbackOf(item, new Set(options));
  const choice = isChoice
    ? readChoice(item, interaction, motivos, { conteudo, arquivos })
    : { alternativas: [], gabarito: null };
  return montar(
    {
      ...common,
      tipo: isChoice ? 'objetiva' : 'discursiva',
      texto_base: passageOf(item, conteudo, ambiente),
      enunciado,
      alternativas: choice.alternativas,
      gabarito: choice.gabarito,
      comentario: conteudo.texto('comentario', geral, 'html', arquivos),
      pontuacao: isChoice ? null : pontosDe(item),
      orientacoes: isChoice ? '' : conteudo.texto('comentario', rubrics(body, 'scorer'), 'html', arquivos),
    },
    conteudo,
  );
}
