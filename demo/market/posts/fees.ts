/** Agency, legal and caution fees. */
export const fees = {
  slug: 'agency-legal-and-caution-fees-explained',
  title: 'Agency, legal and caution fees, explained',
  tags: 'fees, agents, landlords, tenancy',
  excerpt:
    'Who earns which fee, what it buys you, what is usual and what is only usual because nobody asks. With sentences to use on the phone.',
  picture: 'story-fees',
  content: `
<p>Three fees stand between you and a front door, and they have been there so long that people pay them like weather. Each of them is a price for something. If you know what, you can tell when it is fair, when it is high, and when you are paying for nothing at all.</p>
<h2>The agency fee</h2>
<p><strong>What it is.</strong> The agent finds a tenant for the landlord and a home for the tenant. In most of our cities the tenant pays, once, when the tenancy begins.</p>
<p><strong>What is usual.</strong> Ten per cent of one year’s rent. Five happens, above all for dear homes. Fifteen and twenty happen where homes are scarce or people are tired. For sales five per cent is common.</p>
<p><strong>What it should buy you.</strong> Somebody who has been inside, who knows whether the meter carries a debt, who has the landlord’s mandate and not only his cousin’s phone number, and who stays reachable after you have paid. If the agent met the house on the same day as you did, you are paying him for walking beside you.</p>
<p><strong>When there are two agents.</strong> One has the tenant, the other has the key. They share one fee. It is their arithmetic and not yours.</p>
<h2>The legal or agreement fee</h2>
<p><strong>What it is.</strong> Payment for the tenancy agreement. Five to ten per cent, or a fixed sum.</p>
<p><strong>What it should buy you.</strong> A document with both names, the address, the rent and what it covers, the length, the notice on either side, who repairs what, and how the caution comes back. Read it before the money moves. Two pages that you understand are better than nine that you do not.</p>
<p><strong>What to look for.</strong> The date on which the rent may next rise, and by how much. Who pays when the pumping machine dies. Whether you may sublet a room. Whether the landlord may enter, and after what notice. If your agreement is a photocopy with another tenant’s name half erased, you have found out where the ten per cent went.</p>
<h2>The caution fee</h2>
<p><strong>What it is.</strong> Money held against damage. It belongs to you until you have broken something. A <em>security deposit</em> is its cousin: it stands for unpaid rent or bills. Some landlords ask for one, some for both, many for one under the other’s name.</p>
<p><strong>What is usual.</strong> About a month’s rent, or a round figure.</p>
<p><strong>How to get it back.</strong> This is the part that fails most often, and it fails on the first day rather than the last. Make an inventory: every room, every crack, every switch, with photographs. Let both sides sign it or send it as a message. When you leave, walk through with the same list. Ordinary wear is not damage; a wall that was white for three years may be a little less white.</p>
<h2>Service charge is different</h2>
<p>It is not a fee for getting the home but the cost of running it: guards, the generator, cleaning, the lift. Ask what it covers, when it last rose, and to see last year’s account. An estate that shows you its account is usually one worth living in.</p>
<h2>Fees that should make you stop</h2>
<ul>
<li><strong>Inspection fee before inspection.</strong> Transport is one thing. Paying to see a door is another.</li>
<li><strong>“Booking” a home by transfer</strong> to a personal account, to keep others away, before you have seen the landlord’s papers.</li>
<li><strong>Two years’ rent at once</strong> from a new tenant. Several states limit it; ask what the rule is where you are, because these laws have been changing.</li>
<li><strong>“Diesel deposit”, “key money”, “agreement form”.</strong> If a line has a name that nobody can explain, it is only a name.</li>
</ul>
<h2>Sentences that help</h2>
<ol>
<li><em>“Who is the landlord, and may I speak to him or to the lawyer before I pay?”</em></li>
<li><em>“Please list every payment in one message, with the account for each.”</em></li>
<li><em>“I will pay the caution against a signed inventory.”</em></li>
<li><em>“The rent goes to the landlord’s account and the fee to yours.”</em></li>
</ol>
<p>You may hear that serious clients do not talk like this. Serious clients are exactly the people who do. And if you are a landlord, write these four answers into your listing; your telephone will ring less, and for better reasons. When you are ready, <a href="/customer/add_properties">put your property up</a> with the whole sum in the description, and see who comes.</p>`,
} as const;
