/** One question of a file as a student would see it. Its pictures are read from the file again; nothing is written. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import { findLinha } from '../arquivo/linha-store.ts';
import { findBytes, type ImportacaoRow } from '../arquivo/store.ts';
import { LeituraRecusada } from '../readers/leitura.ts';
import { readQuestoesInThread } from '../readers/read.ts';
import { pedidoDe } from './contexto.ts';
import type { QuestaoGuardada } from './guardada.ts';

type Schemas = components['schemas'];

async function imagensDe(
  escola: Tenant,
  row: ImportacaoRow,
  { imagens }: QuestaoGuardada,
): Promise<Schemas['GestaoImportacaoImagem'][]> {
  const found = imagens.length === 0 ? null : await findBytes(escola, row.id);
  if (!found?.bytes) return [];
  const { questoes } = await readQuestoesInThread(pedidoDe(escola, row, found.bytes, found.mapeamento));
  const wanted = new Set(imagens.map(({ sha256 }) => sha256));
  const all = new Map(questoes.flatMap((one) => one.imagens.map((imagem) => [imagem.sha256, imagem] as const)));
  return [...all.values()]
    .filter(({ sha256 }) => wanted.has(sha256))
    .map(({ endereco, tipo, bytes }) => ({
      endereco,
      dados: `data:${tipo};base64,${Buffer.from(bytes).toString('base64')}`,
    }));
}

/** @throws 404 for a line that is no question */
export async function previaDe(
  escola: Tenant,
  row: ImportacaoRow,
  ordem: number,
): Promise<Schemas['GestaoImportacaoPrevia']> {
  const questao = (await findLinha(escola, row.id, ordem))?.valores.questao;
  if (!questao) throw errors.notFound();
  const { tipo, texto_base, enunciado, alternativas, gabarito, comentario } = questao;
  const imagens = await imagensDe(escola, row, questao).catch((error: unknown) => {
    if (error instanceof LeituraRecusada) return [];
    throw error;
  });
  return {
    ordem,
    tipo,
    texto_base: texto_base?.conteudo ?? '',
    enunciado,
    alternativas: alternativas.map((one) => ({ ...one })),
    gabarito,
    comentario,
    imagens,
  };
}
