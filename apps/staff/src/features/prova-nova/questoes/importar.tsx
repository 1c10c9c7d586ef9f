/** Leads to the import of questions, and to the editor of one; both lead back to the exam. */
import { Button, Inline, Stack, Text } from '@luneta/ui';
import { PenLine, Plus } from '@luneta/ui/icons';

import { paths } from '../../../shared/paths.ts';
import { daProva, PROVA_PARAM } from '../../../shared/prova-de-origem.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import type { PassoProps } from '../partes/passo.ts';
import { copy } from './copy.ts';
import * as css from './questoes.css.ts';

const words = copy.importar;

export function Importar({ rascunho, sair }: Pick<PassoProps, 'rascunho' | 'sair'>) {
  const may = useMayCall();
  const back = rascunho === null ? '' : `&${PROVA_PARAM}=${rascunho.rascunho_id}`;
  const nova = rascunho === null ? paths.questaoNova : daProva(paths.questaoNova, rascunho.rascunho_id);
  return (
    <div className={css.panelBody}>
      <Stack gap="e12">
        <Text>{may('createImportacao') ? words.texto : words.semDireito}</Text>
        <Inline gap="e8" wrap>
          {may('createImportacao') && (
            <Button size="sm" icon={Plus} onClick={() => sair(`${paths.importacaoNova}?tipo=questoes${back}`)}>
              {words.botao}
            </Button>
          )}
          {may('createQuestao') && (
            <Button variant="secondary" size="sm" icon={PenLine} onClick={() => sair(nova)}>
              {words.nova}
            </Button>
          )}
        </Inline>
      </Stack>
    </div>
  );
}
