import { aSnapshot } from '@stories/support/statementBuilders';
import { canonicalJson, sha256 } from '@server/modules/statements/freeze/canonicalJson';
import { statementPdf } from '../statementPdf';

// A process of its own that draws one statement and tells the hash of its bytes.
const snapshot = aSnapshot();
process.stdout.write(sha256(await statementPdf(snapshot, sha256(canonicalJson(snapshot)))));
