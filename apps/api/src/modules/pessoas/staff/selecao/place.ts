/** SQL of the place and order of classes, the same in every list of them. */
import { plain } from '../../../../database/plain.ts';

/** By school, campus, grade and code; ids make it a total order. */
export const KEY = `${plain('e.nome')}, e.id, ${plain('s.nome')}, g.nivel_ordem, ${plain('t.codigo')}, t.id`;

/** A class with its school, campus and series. */
export const PLACE = `turma t join escola e on e.id = t.escola_id
       join sede s on s.escola_id = t.escola_id and s.id = t.sede_id and s.escola_id = any(:escolas::bigint[])
       join serie g on g.escola_id = t.escola_id and g.id = t.serie_id and g.escola_id = any(:escolas::bigint[])`;
