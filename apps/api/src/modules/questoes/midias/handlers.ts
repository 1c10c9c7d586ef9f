/** Tag `midias`: images, addressed by the hash of their content (ADR 0004). */
import { createHash } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import type { Upload } from '../../../http/upload.ts';
import { isShowable, kindOf, sizeOf, unsupportedName } from '../../../http/formato-imagem.ts';
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

/** Keeps an image that devices can show. @returns its address @throws 422 for anything else, 404 out of reach */
async function keep(
  { conteudo, sha256, bytes }: Upload,
  { db, sessao, escola_id: asked, agora, campo }: By,
): Promise<string> {
  const kind = kindOf(conteudo);
  if (!kind) {
    const formato = unsupportedName(conteudo);
    throw (formato === null ? midiasErrors.broken() : midiasErrors.notAccepted(formato)).at(campo);
  }
  const size = sizeOf(conteudo);
  if (!size) throw midiasErrors.broken().at(campo);
  if (!isShowable(size)) throw midiasErrors.tooLarge(size).at(campo);
  const { escola_id } = await escolaInReach(db, sessao, asked);
  await tenant(db, escola_id).transaction(async (escola) => {
    await createMidiaOnce(escola, { sha256, tipo: kind.tipo, conteudo });
    await recordAct(escola, { acao: 'imagem_enviada', sessao, detalhe: { sha256, tipo: kind.tipo, bytes }, agora });
  });
  return `/api/v2/midias/${escola_id}/${sha256}.${kind.ext}`;
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
    const sha256 = createHash('sha256').update(conteudo).digest('hex');
    const file = { conteudo, sha256, bytes: conteudo.length };
    return ok({ src: await keep(file, { db, sessao, escola_id: query.escola_id, agora, campo: 'conteudo' }) });
  },

  createMidiaArquivo: async ({ db, sessao, query, body, agora }) => {
    const src = await keep(body, { db, sessao, escola_id: query.escola_id, agora, campo: 'corpo' });
    return ok({ src, sha256: body.sha256, bytes: body.bytes });
  },
} satisfies Handlers;
