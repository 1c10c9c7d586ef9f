/** Tag `instalacao`: the first school and the first account of a deployment, made in the browser (decision 189). */
import { ok, type Handlers } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import type { Services } from '../../../http/services.ts';
import { hasSchool } from '../../escola/index.ts';
import { enter } from '../login/entrada.ts';
import type { LimiteEndereco } from '../login/endereco.ts';
import { checkOfAddress } from '../login/limite-endereco.ts';
import { isCodigo } from './codigo.ts';
import { instalacaoErrors } from './errors.ts';
import { install } from './service.ts';

/** Wrong codes of an address in an hour; the next ones wait their turn. */
const CODIGOS_ENDERECO: LimiteEndereco = { nome: 'instalacao', livres: 10 };

export const buildHandlers = (services: Services) =>
  ({
    getInstalacao: async ({ db }) => {
      if (await hasSchool(db)) throw errors.notFound();
      return ok({ aberta: true as const });
    },

    createInstalacao: async ({ db, body, agora, ip, aparelho }) => {
      if (await hasSchool(db)) throw instalacaoErrors.done();
      const visitor = { db, ip, agora, line: services.line };
      const right = await checkOfAddress(CODIGOS_ENDERECO, visitor, {
        conta: 'instalacao',
        falhas: () => Promise.resolve(0),
        check: () => {
          const matches = isCodigo(services.acesso.codigoInstalacao, body.codigo);
          return Promise.resolve({ right: matches, guess: !matches });
        },
      });
      if (!right) throw instalacaoErrors.code();
      const pessoa = await install(db, body, { senhaPadrao: services.acesso.senhaPadrao, agora });
      return enter(services, { db, pessoa, lembrar: false, agora, aparelho });
    },
  }) satisfies Handlers;
