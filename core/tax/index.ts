export { compareTaxFiles, rowWords, type TaxChange, type TaxComparison } from './compare-files.ts';
export {
  type Exemption,
  type ExemptionProblems,
  exemptionFor,
  exemptionWords,
  longestCertificate,
  readExemption,
  type TypedExemption,
} from './exemption.ts';
export {
  millionthsOf,
  millionthsOfRate,
  moveOfTax,
  type PlaceTax,
  percentWords,
  rateOf,
  splitTax,
  type TaxLevel,
  type TaxPart,
  taxLevels,
} from './rates.ts';
export { settledTaxWords } from './settled.ts';
export {
  readTaxFile,
  type TaxFileProblem,
  type TaxFileRead,
  type TaxRow,
  taxFileColumns,
  taxFileLimits,
  taxFileWords,
} from './tax-file.ts';
