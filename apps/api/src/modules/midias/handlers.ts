/** Tag `midias`: images, addressed by the hash of their content. */
import type { Handlers } from '../../http/call.ts';
import { errors } from '../../http/errors.ts';
import { tenant } from '../../database/tenant.ts';
import { MIDIA } from './store.ts';

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
} satisfies Handlers;
