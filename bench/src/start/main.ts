/**
 * `start`: how long `luneta serve` takes to its first 200 of `/api/saude`: on an empty data folder (prepare PostgreSQL,
 * migrate, seed the demo), on the same folder again, and after a crash of our process.
 */
import { heading, ratioLine } from '../print.ts';
import { median } from '../percentiles.ts';
import { newDataDir, startServer } from '../serve.ts';

const WARM_STARTS = 3;

const dataDir = newDataDir();
try {
  const cold = await startServer(dataDir.path);
  await cold.stop();
  const warm: number[] = [];
  for (let n = 0; n < WARM_STARTS; n += 1) {
    const server = await startServer(dataDir.path);
    warm.push(server.readyMs);
    if (n < WARM_STARTS - 1) await server.stop();
    else await server.kill();
  }
  // PostgreSQL lives on after the kill above; this start must find and use it, and its end stops it.
  const after = await startServer(dataDir.path);
  await after.stop();

  console.log(heading('start: from the process to the first 200 of /api/saude, with the demo'));
  console.log(`  cold         ${cold.readyMs.toFixed(0)} ms`);
  console.log(`  warm         ${median(warm).toFixed(0)} ms (median of ${WARM_STARTS})`);
  console.log(`  after a kill ${after.readyMs.toFixed(0)} ms`);
  console.log(ratioLine('warm', median(warm), cold.readyMs, 'warm to cold'));
  console.log(ratioLine('crash', after.readyMs, median(warm), 'after kill -9 of the server to warm'));
} finally {
  dataDir.remove();
}
