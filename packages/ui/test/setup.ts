// Runs again before each test file. A test that makes React or the browser complain is a failing test.
import { withoutTraces } from '@luneta/testing/plain-react';
import { keepSize, sharedPage } from '@luneta/testing/shared-page';
import { strictConsole } from '@luneta/testing/strict-console';
import * as React from 'react';

withoutTraces(React);
strictConsole();
sharedPage({ width: 360, height: 800 });
keepSize();
