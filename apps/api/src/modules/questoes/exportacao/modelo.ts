/** What is exported of a question, whatever the format, and what a format gives. Types and their words; no SQL. */
import type { Letra } from '@luneta/domain/resposta';

import type { AlternativaEscrita } from '../staff/questao/campos.ts';

/** All texts are clean HTML as stored. Without keys: `gabarito` and `tri` null, `comentario` and reasons ''. */
export type QuestaoExportada = {
  readonly codigo: string;
  readonly materia: string;
  readonly objeto: string | null;
  readonly habilidades: readonly string[];
  readonly etiquetas: readonly string[];
  readonly tipo: 'objetiva' | 'discursiva';
  readonly texto_base: { readonly titulo: string; readonly conteudo: string; readonly fonte: string } | null;
  readonly enunciado: string;
  readonly alternativas: readonly AlternativaEscrita[];
  readonly gabarito: Letra | null;
  readonly comentario: string;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua: 1 | 2 | null;
  readonly tri: { readonly a: number; readonly b: number; readonly c: number; readonly origem: string } | null;
  readonly pontuacao: number | null;
  readonly orientacoes: string;
};

/** A picture as it goes into a file. */
export type ImagemExportada = { readonly nome: string; readonly tipo: string; readonly bytes: Uint8Array };
/** Pictures by the addresses that the texts name. */
export type Imagens = ReadonlyMap<string, ImagemExportada>;

/** What the format cannot hold of a question. */
export type Perda = { readonly codigo: string; readonly campo: string; readonly mensagem: string };

export type Exportado = {
  readonly nome_arquivo: string;
  readonly tipo: string;
  readonly bytes: Buffer;
  readonly perdas: readonly Perda[];
};

/** Words for what may be lost; what each sentence ends with depends on the format. */
const PERDAS = {
  motivos: 'Os motivos das alternativas ficaram de fora.',
  pontuacao: 'A pontuação ficou de fora.',
  orientacoes: 'As orientações de correção ficaram de fora.',
  tri: 'Os parâmetros da TRI ficaram de fora.',
  lingua: 'A língua estrangeira ficou de fora.',
  dificuldade: 'A dificuldade ficou de fora.',
  texto_base: 'O texto-base foi junto com o enunciado.',
  fonte: 'O título e a fonte do texto-base ficaram de fora.',
  imagens: 'As imagens ficaram de fora.',
  imagem_ausente: 'Uma imagem não foi achada e ficou de fora.',
  texto_longo: 'Um texto passa do que uma célula guarda e ficou de fora.',
} as const;
export type CampoPerdido = keyof typeof PERDAS;

/** Whether a question has anything of a field. */
const TEM: Readonly<Partial<Record<CampoPerdido, (questao: QuestaoExportada) => boolean>>> = {
  motivos: ({ alternativas }) => alternativas.some(({ motivo }) => motivo !== ''),
  pontuacao: ({ pontuacao }) => pontuacao !== null,
  orientacoes: ({ orientacoes }) => orientacoes !== '',
  tri: ({ tri }) => tri !== null,
  lingua: ({ lingua }) => lingua !== null,
  dificuldade: ({ dificuldade }) => dificuldade !== null,
  texto_base: ({ texto_base }) => texto_base !== null,
  fonte: ({ texto_base }) => texto_base !== null && texto_base.titulo + texto_base.fonte !== '',
};

export const perda = ({ codigo }: QuestaoExportada, campo: CampoPerdido): Perda => ({
  codigo,
  campo,
  mensagem: PERDAS[campo],
});

/** What these questions lose where a format has none of the fields. */
export const perdasDe = (questoes: readonly QuestaoExportada[], campos: readonly CampoPerdido[]): Perda[] =>
  questoes.flatMap((questao) =>
    campos.filter((campo) => TEM[campo]?.(questao) === true).map((campo) => perda(questao, campo)),
  );
