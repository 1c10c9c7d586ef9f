/** A zip of questions: a QTI package by its manifest, else one table with the pictures beside it. Pure. */
import { openZip, ZipRecusado } from '@luneta/domain/zip';

import { LeituraRecusada, ZIP } from '../leitura.ts';
import type { Arquivos } from './conteudo.ts';
import type { Entradas } from './qti/pacote.ts';

/** Left by systems that pack files. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/u;
const TABLE = /\.(?:csv|tsv|txt|xlsx)$/iu;

/** The files of a zip by their names. @throws LeituraRecusada for one that is not opened */
export function openPacote(bytes: Uint8Array): Entradas {
  try {
    return openZip(bytes, (name) => !LITTER.test(name));
  } catch (error) {
    throw error instanceof ZipRecusado ? new LeituraRecusada(ZIP[error.motivo]) : error;
  }
}

const baseOf = (nome: string): string => nome.slice(nome.lastIndexOf('/') + 1).toLowerCase();

/** The table of a zip and its other files, which are found by their names without folder and case. @throws LeituraRecusada */
export function tabelaDoPacote(entradas: Entradas): { readonly tabela: Uint8Array; readonly arquivos: Arquivos } {
  const [found, ...more] = Object.keys(entradas).filter((nome) => TABLE.test(nome));
  const tabela = found === undefined ? undefined : entradas[found];
  if (!tabela || more.length > 0) throw new LeituraRecusada('pacote_sem_questoes');
  const files = new Map(Object.entries(entradas).map(([nome, bytes]) => [baseOf(nome), bytes]));
  return { tabela, arquivos: (nome) => entradas[nome] ?? files.get(baseOf(nome)) ?? null };
}
