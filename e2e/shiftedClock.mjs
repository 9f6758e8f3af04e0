/**
 * Read by a server before its own code (`node --import`): its clock then begins at NOW and goes on from there, so
 * that a test can be on any day. The product itself knows nothing of it.
 */
const Wall = Date;
const ahead = Wall.parse(process.env.NOW) - Wall.now();
const now = () => Wall.now() + ahead;

globalThis.Date = new Proxy(Wall, {
  construct: (_, given) => (given.length === 0 ? new Wall(now()) : new Wall(...given)),
  apply: () => new Wall(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Wall[name]),
});
