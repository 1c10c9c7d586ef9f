/** Tag `midias`: images, addressed by the hash of their content (ADR 0004). */
import { createHash } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { bmpToPng } from '../../../http/bmp.ts';
import { isShowable, kindOf, sizeOf, unsupportedName } from '../../../http/formato-imagem.ts';
import { semMetadados } from '../../../http/metadados-imagem.ts';
import { escolaInReach, recordAct } from '../../escola/index.ts';
import { midiasErrors } from './errors.ts';
import { MIDIA, createMidiaOnce } from './store.ts';

type By = {
  readonly db: Db;
  readonly sessao: Sessao;
  readonly escola_id: number | undefined;
  readonly agora: Date;
  /** Where the image stands in the call. */ readonly campo: 'conteudo' | 'corpo';
};

/** The picture without what its maker did not mean to send. @throws 422 where it is not built as its kind says */
function cleaned(conteudo: Buffer, tipo: string): Buffer {
  const kept = semMetadados(conteudo, tipo);
  if (kept === null) throw midiasErrors.broken();
  return kept;
}

/** As it is kept: a BMP is a PNG from here on. @throws 422 for what is no picture that devices can show */
function pictureOf(conteudo: Buffer, campo: By['campo']) {
  const formato = kindOf(conteudo) ? null : unsupportedName(conteudo);
  const bytes = formato === 'BMP' ? (bmpToPng(conteudo) ?? conteudo) : conteudo;
  const kind = kindOf(bytes);
  if (!kind) throw (formato === null ? midiasErrors.broken() : midiasErrors.notAccepted(formato)).at(campo);
  const size = sizeOf(bytes);
  if (!size) throw midiasErrors.broken().at(campo);
  if (!isShowable(size)) throw midiasErrors.tooLarge(size).at(campo);
  return { kind, bytes: cleaned(bytes, kind.tipo) };
}

type Kept = { readonly src: string; readonly sha256: string; readonly bytes: number };

/** Keeps an image that devices can show, without its metadata. @throws 422 for anything else, 404 out of reach */
async function keep(given: Buffer, { db, sessao, escola_id: asked, agora, campo }: By): Promise<Kept> {
  const { kind, bytes: conteudo } = pictureOf(given, campo);
  const sha256 = createHash('sha256').update(conteudo).digest('hex');
  const bytes = conteudo.length;
  const { escola_id } = await escolaInReach(db, sessao, asked);
  await tenant(db, escola_id).transaction(async (escola) => {
    await createMidiaOnce(escola, { sha256, tipo: kind.tipo, conteudo });
    await recordAct(escola, { acao: 'imagem_enviada', sessao, detalhe: { sha256, tipo: kind.tipo, bytes }, agora });
  });
  return { src: `/api/v2/midias/${escola_id}/${sha256}.${kind.ext}`, sha256, bytes };
}

/**
 * The address is the permission, because an `<img>` sends no authorization header. The content of an address never
 * changes, so it may be cached for ever.
 */
export const handlers = {
  getMidia: async ({ db, path }) => {
    const [sha256 = ''] = path.arquivo.split('.');
    const [midia] = await tenant(db, path.escola_id).run(MIDIA, { sha256 });
    if (!midia) throw errors.notFound();
    return {
      status: 200,
      raw: midia.conteudo,
      headers: {
        'content-type': midia.tipo,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    };
  },

  createMidia: async ({ db, sessao, query, body, agora }) => {
    const conteudo = Buffer.from(body.conteudo, 'base64');
    const { src } = await keep(conteudo, { db, sessao, escola_id: query.escola_id, agora, campo: 'conteudo' });
    return ok({ src });
  },

  createMidiaArquivo: async ({ db, sessao, query, body, agora }) =>
    ok(await keep(body.conteudo, { db, sessao, escola_id: query.escola_id, agora, campo: 'corpo' })),
} satisfies Handlers;
