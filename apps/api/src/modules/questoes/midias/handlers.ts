/** Tag `midias`: images, addressed by the hash of their content (ADR 0004). */
import { createHash } from 'node:crypto';

import { tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import { isShowable, kindOf, sizeOf, unsupportedName } from '../formato-imagem.ts';
import { escolaInReach, recordAct } from '../../escola/index.ts';
import { midiasErrors } from './errors.ts';
import { MIDIA, saveMidia } from './store.ts';

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
    const kind = kindOf(conteudo);
    if (!kind) {
      const formato = unsupportedName(conteudo);
      throw formato === null ? midiasErrors.broken() : midiasErrors.notAccepted(formato);
    }
    const size = sizeOf(conteudo);
    if (!size) throw midiasErrors.broken();
    if (!isShowable(size)) throw midiasErrors.tooLarge(size);
    const { escola_id } = await escolaInReach(db, sessao, query.escola_id);
    const sha256 = createHash('sha256').update(conteudo).digest('hex');
    return tenant(db, escola_id).transaction(async (escola) => {
      await saveMidia(escola, { sha256, tipo: kind.tipo, conteudo });
      const detalhe = { sha256, tipo: kind.tipo, bytes: conteudo.length };
      await recordAct(escola, { acao: 'imagem_enviada', sessao, detalhe, agora });
      return ok({ src: `/api/v2/midias/${escola_id}/${sha256}.${kind.ext}` });
    });
  },
} satisfies Handlers;
