/** The page of the consents; the form to sign takes the whole of it. */
import type { ConsentimentoAluno } from '@luneta/api-client';
import { useState } from 'react';

import { EscolaFrame } from '../../../shared/escola/escola-frame.tsx';
import { paths } from '../../../shared/paths.ts';
import { Consentimentos } from './consentimentos.tsx';
import { Formulario } from './formulario.tsx';

export function ConsentimentosPage() {
  const [printed, setPrinted] = useState<ConsentimentoAluno | null>(null);
  if (printed !== null) return <Formulario aluno={printed} onDone={() => setPrinted(null)} />;
  return (
    <EscolaFrame href={paths.consentimentos}>
      {(escola_id) => <Consentimentos escola_id={escola_id} onPrint={setPrinted} />}
    </EscolaFrame>
  );
}
