// Draws the fields of the processor into the page for cards. The page has it as text, so it uses nothing outside itself.

interface Field {
  mount(where: Element): void
  on(event: 'ready', then: () => void): void
}

interface Fields {
  create(kind: 'payment', options: object): Field
}

interface Vendor {
  elements(options: object): Fields
  confirmSetup(options: object): Promise<{ readonly error?: { readonly message?: string } }>
}

/** Draws the fields into `[data-card-fields]`, and sends the card when its form is sent. The number never reaches our page. */
export function drawFields(page: Document, vendorOf: ((key: string, options: object) => Vendor) | undefined): void {
  const where = page.querySelector<HTMLElement>('[data-card-fields]')
  const form = page.querySelector<HTMLFormElement>('form[data-card-form]')
  const button = page.querySelector<HTMLButtonElement>(`button[form="${form?.id}"]`)
  const problem = page.querySelector<HTMLElement>('[data-card-problem]')
  const wait = page.querySelector<HTMLElement>('[data-card-wait]')
  if (where === null || form === null || button == null || problem === null) return
  const { publicKey = '', clientSecret = '', returnUrl = '', missing = '', language = 'auto' } = where.dataset
  if (vendorOf === undefined) {
    wait?.remove()
    problem.textContent = missing
    return
  }
  const vendor = vendorOf(publicKey, { locale: language })
  const elements = vendor.elements({ clientSecret })
  // Wallets of the phone would open pages that this page does not let through.
  const field = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } })
  field.on('ready', () => {
    wait?.remove()
    button.disabled = false
  })
  field.mount(where)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    problem.textContent = ''
    const failed = (message: string | undefined): void => {
      button.disabled = false
      problem.textContent = message ?? missing
    }
    // Leads to `return_url` by itself once the bank has agreed.
    vendor.confirmSetup({ elements, confirmParams: { return_url: returnUrl } }).then(
      ({ error }) => (error === undefined ? undefined : failed(error.message)),
      () => failed(undefined),
    )
  })
}
