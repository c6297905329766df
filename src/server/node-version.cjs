// Runs before everything else and is written so that even an old Node understands it:
// the product needs the Node that `npm ci` brings along, and a syntax error would not say so.
var wanted = 26
var major = Number(process.versions.node.split('.')[0])
if (major < wanted) {
  console.error(
    'Umkreis needs Node ' +
      wanted +
      ' and found ' +
      process.versions.node +
      ' (' +
      process.execPath +
      ').\n' +
      'Run it through npm (npm start, npm test, npm run ...): `npm ci` installs the right Node into node_modules.\n' +
      'If you did that: npm was told to leave out optional dependencies, or there is no Node package for ' +
      process.platform +
      '-' +
      process.arch +
      '. Then install Node ' +
      wanted +
      ' yourself.',
  )
  process.exit(1)
}
