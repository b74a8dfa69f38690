// The headings that the privacy policy has in every market, in their order.

export const privacyHeadings = [
  'Lender information',
  'Collection of information',
  'Representation',
  'Use of technology',
  'Disclosure of personal data',
  'Cookies',
  'Device information',
  'Minors',
  'Password security',
  'Changes to the policy',
  'User discretion and opt-out',
  'Grievance officer',
] as const
