/** The example bank as a file: the same zip of a table and its pictures that a person could hand in. */
import { LETRAS } from '@luneta/domain/resposta';
import { strToU8, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Upload } from '../../../http/upload.ts';
import { EXEMPLOS, imagensDe } from './exemplos.ts';

/** Name under which it stands among the files of the school. */
export const NOME_DO_EXEMPLO = 'questoes-de-exemplo.zip';

/** By it the questions are found, and told from those of the school. */
const ETIQUETA = 'Exemplo';

const HEAD = [
  'codigo',
  'materia',
  'objeto',
  'habilidades',
  'tipo',
  'enunciado',
  ...LETRAS.map((letra) => letra.toLowerCase()),
  'gabarito',
  'comentario',
  'dificuldade',
  'lingua',
  'etiquetas',
  'formato',
];

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const table = (): string =>
  [
    HEAD,
    ...EXEMPLOS.map((one) => [
      one.codigo,
      one.materia,
      one.objeto,
      one.habilidades.join(','),
      'objetiva',
      one.enunciado,
      ...one.opcoes,
      one.gabarito,
      one.comentario,
      one.dificuldade,
      one.lingua,
      ETIQUETA,
      'html',
    ]),
  ]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n');

/** Zip has no date before. The same bytes each time are known again by their hash. */
const MTIME = new Date(1980, 0, 2);

let made: Upload | undefined;

/** Made once for the process. */
export function arquivoDeExemplo(): Upload {
  if (made) return made;
  const pictures = EXEMPLOS.flatMap(({ enunciado }) => imagensDe(enunciado)).map((nome) => [
    nome,
    new Uint8Array(readFileSync(new URL(`imagens/${nome}`, import.meta.url))),
  ]);
  const files = { 'questoes.csv': strToU8(table()), ...Object.fromEntries(pictures) };
  const conteudo = Buffer.from(zipSync(files, { mtime: MTIME }));
  made = { conteudo, sha256: createHash('sha256').update(conteudo).digest('hex'), bytes: conteudo.length };
  return made;
}
