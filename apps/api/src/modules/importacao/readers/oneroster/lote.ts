/** A OneRoster zip as the lines of an import. What was found stands at the person it is about, or has a line of its own. */
import { openZip, ZipRecusado } from '@luneta/domain/zip';

import type { Problema } from '../../arquivo/modelo.ts';
import { type Leitura, LeituraRecusada, type LinhaLida, type Pedido, ZIP } from '../leitura.ts';
import type { Achado } from './achados.ts';
import { readOneRoster, type LeituraOneRoster } from './read.ts';

const SAMPLES = 3;
const ACCENTED = /[\u00C0-\u024F\uFFFD]/u;

function open(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return openZip(bytes, (name) => /\.csv$/iu.test(name));
  } catch (error) {
    throw error instanceof ZipRecusado ? new LeituraRecusada(ZIP[error.motivo]) : error;
  }
}

const problemOf = ({ codigo, gravidade, valor, mensagem, motivo, como_resolver }: Achado): Problema => ({
  campo: null,
  codigo,
  gravidade,
  valor,
  mensagem,
  motivo,
  como_resolver,
  candidatos: [],
});

const placeOf = ({ arquivo, linha }: Pick<Achado, 'arquivo' | 'linha'>): string => `${arquivo}:${linha}`;

/** What was found, by its place in the zip. */
function byPlace({ achados }: LeituraOneRoster): Map<string, Achado[]> {
  const places = new Map<string, Achado[]>();
  for (const achado of achados) {
    const list = places.get(placeOf(achado));
    if (list) list.push(achado);
    else places.set(placeOf(achado), [achado]);
  }
  return places;
}

/**
 * Reads the zip.
 * @throws LeituraRecusada for a zip that cannot be opened, or that holds nobody
 */
export function readLote({
  bytes,
  hoje,
  aulas_sao_turmas,
}: Pick<Pedido, 'bytes' | 'hoje' | 'aulas_sao_turmas'>): Leitura {
  const lido = readOneRoster(open(bytes), { hoje, aulasSaoTurmas: aulas_sao_turmas });
  const places = byPlace(lido);
  const people = lido.linhas.map(({ arquivo, linha, lidos }): LinhaLida => {
    const own = places.get(placeOf({ arquivo, linha })) ?? [];
    places.delete(placeOf({ arquivo, linha }));
    return { arquivo, linha, lidos, ...(own.length > 0 && { achados: own.map(problemOf) }) };
  });
  // Line 0 stands for somebody who is not in a file: what holds for a whole file stands at its heading.
  const others = [...places.values()].map((list): LinhaLida => {
    const [{ arquivo, linha } = { arquivo: '', linha: 1 }] = list;
    return { arquivo, linha: Math.max(linha, 1), lidos: {}, achados: list.map(problemOf) };
  });
  if (people.length === 0 && others.length === 0) throw new LeituraRecusada('sem_linhas');
  const names = lido.linhas.flatMap(({ lidos }) => lidos.nome ?? []);
  return {
    codificacao: 'utf-8',
    colunas: [],
    linhas: [...others, ...people],
    amostras: names.filter((nome) => ACCENTED.test(nome)).slice(0, SAMPLES),
    planilhas: [],
    erro: null,
  };
}
