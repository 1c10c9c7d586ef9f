/**
 * Digital contents of the demo: pages of well-known free sites, each described in our words, and two films that play in the
 * app. Nothing of these sites is stored.
 */
import { loadConteudos } from '../modules/roteiros/index.ts';
import type { Tenant } from '../database/tenant.ts';
import midiasJson from './content/midias.json' with { type: 'json' };
import { must } from './ids.ts';
import type { Topics } from './roteiros.ts';

/** Title of the encyclopedia's page, and what it explains. */
type Verbete = readonly [titulo: string, descricao: string];

export type DemoMidia = {
  readonly tipo: 'artigo' | 'video' | 'podcast' | 'jogo_educativo';
  readonly descricao: string;
  readonly url: string;
  readonly plataforma: string;
  readonly label_01: string;
  readonly label_02: string | null;
};

const VIDEOS: Readonly<Record<string, string>> = {
  Matemática: 'math',
  Física: 'science/physics',
  Química: 'science/chemistry',
  Biologia: 'science/biology',
};

/** Simulations for the topics that have a suitable one. */
const SIMULACOES: Readonly<Record<string, Verbete>> = {
  'Funções do 1º grau': ['graphing-lines', 'Mexa na reta e veja a equação mudar.'],
  Trigonometria: ['trig-tour', 'Gire o ponto no círculo e acompanhe seno e cosseno.'],
  Cinemática: ['moving-man', 'Mova a personagem e compare os gráficos do movimento.'],
  Eletrodinâmica: ['circuit-construction-kit-dc', 'Monte circuitos e meça corrente e tensão.'],
};

const curta = (descricao: string, url: string, plataforma: string): DemoMidia => ({
  tipo: 'video',
  descricao,
  url,
  plataforma,
  label_01: 'Vídeo',
  label_02: 'Curta de animação',
});

/** Free short films of other authors, which play in the app. They come first, with what to look for in them. */
const CURTAS: Readonly<Record<string, DemoMidia>> = {
  Cinemática: curta(
    'Curta de animação: quando a velocidade muda?',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'YouTube',
  ),
  'Interpretação de texto': curta(
    'Curta sem falas: que história as imagens sugerem?',
    'https://vimeo.com/1084537',
    'Vimeo',
  ),
};

/** What to look for in a collection of podcasts. */
const PODCASTS: ReadonlySet<string> = new Set(['Brasil Colônia', 'Cinemática', 'Interpretação de texto']);

/** Contents of one topic. Empty for a topic without any. */
export function midiasOf(materia: string, topic: string): DemoMidia[] {
  const bySubject: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = midiasJson;
  const [titulo, descricao] = bySubject[materia]?.[topic] ?? [];
  if (titulo === undefined || descricao === undefined) return [];
  const artigo: DemoMidia = {
    tipo: 'artigo',
    descricao,
    url: `https://pt.wikipedia.org/wiki/${encodeURIComponent(titulo)}`,
    plataforma: 'Wikipédia',
    label_01: 'Leitura',
    label_02: 'Conteúdo livre',
  };
  const area = VIDEOS[materia];
  const video: DemoMidia = {
    tipo: 'video',
    descricao: `Videoaulas de ${materia}: procure por “${topic}”.`,
    url: `https://pt.khanacademy.org/${area ?? ''}`,
    plataforma: 'Khan Academy',
    label_01: 'Vídeo',
    label_02: null,
  };
  const [endereco, convite] = SIMULACOES[topic] ?? [];
  const jogo = (): DemoMidia => ({
    tipo: 'jogo_educativo',
    descricao: must(convite, topic),
    url: `https://phet.colorado.edu/pt_BR/simulations/${must(endereco, topic)}`,
    plataforma: 'PhET',
    label_01: 'Simulação',
    label_02: null,
  });
  const podcast: DemoMidia = {
    tipo: 'podcast',
    descricao: `Programas de ciência, história e língua: procure por “${topic}”.`,
    url: 'https://jornal.usp.br/podcasts/',
    plataforma: 'Jornal da USP',
    label_01: 'Podcast',
    label_02: null,
  };
  const curtaDoTopico = CURTAS[topic];
  return [
    ...(curtaDoTopico === undefined ? [] : [curtaDoTopico]),
    artigo,
    ...(area === undefined ? [] : [video]),
    ...(endereco === undefined ? [] : [jogo()]),
    ...(PODCASTS.has(topic) ? [podcast] : []),
  ];
}

/** Writes the contents of every topic that has any. */
export async function writeMidias(escola: Tenant, topics: Topics): Promise<void> {
  await loadConteudos(
    escola,
    [...topics.values()].flatMap(({ id, materia, descricao: topic }) =>
      midiasOf(materia, topic).map((midia, i) => ({ ...midia, objeto_conhecimento_id: id, ordem: i + 1 })),
    ),
  );
}
